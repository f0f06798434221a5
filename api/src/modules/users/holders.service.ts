import type { Role, UserType } from '@assay/schema/common/role-names';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/refusal.ts';
import { lockOther } from './manage-user.ts';
import { roleOf, users } from './user.table.ts';

/** What decides which permissions somebody can hold. */
export interface Account {
  type: UserType;
  role: Role | null;
  companyId: number | null;
}

const accountOf = (row: {
  type: UserType;
  role: string | null;
  company_id: number | null;
}): Account => ({ type: row.type, role: roleOf(row), companyId: row.company_id });

/** @throws Refusal RESOURCE_NOT_FOUND */
export const readHolder = async ({ tx }: Context, id: number): Promise<Account> =>
  accountOf(found(await users.find(tx, id)));

/** Locks somebody else's account, whose permissions are about to change. @throws Refusal CANNOT_MODIFY_SELF, ACCESS_DENIED */
export const lockAccountForGrants = async (context: Context, id: number): Promise<Account> =>
  accountOf(await lockOther(context, id));
