import { execFileSync } from 'node:child_process';
import { inRoot } from '../../scripts/lib/root.mjs';

/**
 * What the check of the audit log says of a data directory that no portal has open.
 * @throws when a row does not follow from the one before
 */
export const verifiedAudit = (data: string): string =>
  execFileSync(process.execPath, [inRoot('api/dist/tools/audit-verify.js')], {
    env: { ...process.env, ASSAY_DATA: data },
    encoding: 'utf8',
  });
