import { auditSigner } from './core/audit/audit-signer.ts';
import type { SealedColumn } from './core/secrets/sealed-column.ts';
import { authenticatorKeys } from './modules/session/authenticator-key.ts';
import { connectionSecrets } from './modules/laboratories/connection-secrets.repository.ts';
import { messageBodies } from './modules/laboratories/incoming.repository.ts';
import { mroPasswords } from './modules/settings/tenant-settings.service.ts';
import { memberSsns } from './modules/test-pools/member-ssn.ts';
import { chainRoots } from './modules/test-pools/seed-chains.service.ts';
import { donorSsns } from './modules/test-results/test-cases.repository.ts';

/** Every place where the database keeps sealed texts, one line each. */
export const sealedColumns: readonly SealedColumn[] = [
  auditSigner,
  authenticatorKeys,
  chainRoots,
  connectionSecrets,
  donorSsns,
  ...memberSsns,
  messageBodies,
  mroPasswords,
];
