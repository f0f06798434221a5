import { sql } from 'drizzle-orm';
import type { Role, UserType } from '@assay/schema/common/role-names';
import type { CompanyFeature, PermissionChange } from '@assay/schema/permissions';
import type { Viewer } from '../context.ts';
import type { Tx } from '../database/database.ts';
import type { ScopeRole } from '../database/transaction.ts';
import type { Token } from './authenticate.ts';

/** One row of `app.session_by_token(tenant, hash, prolong)` (migration 0072). */
export interface SessionRow {
  user_id: number;
  home_tenant_id: number;
  type: UserType;
  role: Role;
  company_id: number | null;
  unit_ids: number[] | null;
  location_ids: number[] | null;
  features: Partial<Record<CompanyFeature, boolean>> | null;
  changes: PermissionChange[];
  timezone: string;
  pending: boolean;
}

/**
 * The session of a token, of its tenant; `prolong` when the call counts as use of it. Its user is the transaction's
 * `app.actor` from here on, whom triggers name.
 */
export const useSession = (tx: Tx, token: Token, prolong: boolean): Promise<SessionRow | null> =>
  tx.row<SessionRow>(
    sql`select s.*, set_config('app.actor', s.home_tenant_id || ' ' || s.user_id, true)
      from app.session_by_token(${token.tenantId}, ${token.hash}, ${prolong}) s`,
  );

/** Makes the tenant of a host, or tenant 1, the transaction's, and answers its id. */
export async function enterTenantOfHost(tx: Tx, host: string): Promise<number> {
  const row = await tx.row<{ tenant_id: string }>(
    sql`select set_config('app.tenant_id', app.tenant_by_host(${host})::text, true) as tenant_id`,
  );
  return Number(row?.tenant_id ?? 1);
}

const idArray = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/** Narrows the open transaction to what a user sees; row-level security does the rest. */
export async function applyScope(
  tx: Tx,
  { scope, companyId, userId }: Pick<Viewer, 'scope' | 'companyId' | 'userId'>,
): Promise<void> {
  if (scope.kind === 'tenant') return;
  const role: ScopeRole = scope.kind === 'company' ? 'assay_client' : 'assay_manager';
  const units = scope.kind === 'units' ? idArray(scope.unitIds) : '';
  const locations = scope.kind === 'locations' ? idArray(scope.locationIds) : '';
  /* A client user without a company sees none, instead of every one. */
  await tx.run(sql`select set_config('app.company_id', ${String(companyId ?? 0)}, true),
    set_config('app.unit_ids', ${units}, true), set_config('app.location_ids', ${locations}, true),
    set_config('app.user_id', ${String(userId)}, true), set_config('role', ${role}, true)`);
}
