import { z } from 'zod';
import { email, password, text } from '@assay/schema/core/fields';
import { appendAudit, changesOfNew, type AuditEntry } from '../../core/audit/audit.ts';
import type { Database } from '../../core/database/database.ts';
import { refusingConflicts } from '../../core/database/faults.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { hashPassword } from '../../core/passwords/password-hash.ts';
import { refusalOfPassword } from '../../core/passwords/password-rules.ts';
import { Refusal } from '../../core/refusal.ts';
import { givePassword } from '../session/password.service.ts';
import { insertUser, isTenant } from './users.repository.ts';

/** What `npm run create-admin` takes. */
export const NewAdmin = z.object({
  email: email(),
  firstName: text(),
  lastName: text(),
  tenantId: z.int().positive(),
  password: password(),
  /** Somebody else will use it, and has to change the password at the first sign-in. */
  temporary: z.boolean(),
});

/**
 * Creates a SUPER_ADMIN who can sign in, for an installation that has none or has lost the last one.
 * @throws Refusal RESOURCE_NOT_FOUND for a tenant that does not exist, USER_EMAIL_ALREADY_EXISTS,
 *   PASSWORD_LIKE_EMAIL, PASSWORD_LIKE_NAME, PASSWORD_COMMON
 */
export async function createAdmin(
  database: Database,
  admin: z.output<typeof NewAdmin>,
): Promise<number> {
  const code = await refusalOfPassword({
    password: admin.password,
    username: admin.email,
    previousHashes: [],
    ownNames: [admin.firstName, admin.lastName],
  });
  if (code !== null) throw new Refusal(code);
  const hash = await hashPassword(admin.password);
  const { email: address, firstName, lastName, tenantId, temporary } = admin;
  return inTransaction(database, { tenantId }, async (tx) => {
    if (!(await isTenant(tx, tenantId))) throw Refusal.notFound();
    const user = { email: address, firstName, lastName, role: 'SUPER_ADMIN' } as const;
    const taken = () => new Refusal('USER_EMAIL_ALREADY_EXISTS');
    const id = await refusingConflicts({ email_directory_pkey: taken }, () => insertUser(tx, user));
    await givePassword(tx, id, hash, { temporary });
    const entry: AuditEntry = {
      action: 'user.created',
      entityId: id,
      changes: changesOfNew(user),
    };
    await appendAudit(tx, [entry], { actor: null, requestId: 'create-admin', clientIp: 'console' });
    return id;
  });
}
