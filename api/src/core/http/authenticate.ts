import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role, UserType } from '@assay/schema/common/roles';
import { permissionsOf, type CompanyFeature, type Permission } from '@assay/schema/permissions';
import type { Scope, Viewer } from '../context.ts';
import type { Tx } from '../database/database.ts';
import type { ScopeRole } from '../database/transaction.ts';
import { Refusal } from '../refusal.ts';

/** The parts of a session token `<tenantId>.<43 characters base64url>`. */
export interface Token {
  tenantId: number;
  hash: Buffer;
}

const tokenForm = /^(\d{1,9})\.[\w-]{43}$/;

/** What the database keeps of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Reads a token; null when it cannot be one. */
export function readToken(token: string): Token | null {
  const tenantId = Number(tokenForm.exec(token)?.[1] ?? 0);
  return tenantId > 0 ? { tenantId, hash: hashOfToken(token) } : null;
}

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerToken(authorization: string | undefined): Token | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return token === undefined ? null : readToken(token);
}

/** One row of `app.session_by_token(tenant, hash, prolong)` (migration 0013). */
interface SessionRow {
  user_id: number;
  home_tenant_id: number;
  type: UserType;
  role: Role;
  company_id: number | null;
  unit_ids: number[] | null;
  location_ids: number[] | null;
  features: Partial<Record<CompanyFeature, boolean>> | null;
  granted: Permission[] | null;
  timezone: string;
  pending: boolean;
}

/** What a user sees by the role, with the units (and those below them) or locations that the user manages. */
export function scopeOf(
  row: Pick<SessionRow, 'type' | 'role' | 'unit_ids' | 'location_ids'>,
): Scope {
  if (row.type === 'MD') return { kind: 'tenant' };
  switch (row.role) {
    case 'REGION_MANAGER':
    case 'AREA_MANAGER':
    case 'DISTRICT_MANAGER':
    case 'ADMINISTRATIVE_UNIT_MANAGER':
      return { kind: 'units', unitIds: row.unit_ids ?? [] };
    case 'LOCATION_MANAGER':
      return { kind: 'locations', locationIds: row.location_ids ?? [] };
    default:
      return { kind: 'company' };
  }
}

const idArray = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/** Narrows the open transaction to what a user sees; row-level security does the rest. */
export async function applyScope(
  tx: Tx,
  { scope, companyId }: Pick<Viewer, 'scope' | 'companyId'>,
): Promise<void> {
  if (scope.kind === 'tenant') return;
  const role: ScopeRole = scope.kind === 'company' ? 'assay_client' : 'assay_manager';
  const units = scope.kind === 'units' ? idArray(scope.unitIds) : '';
  const locations = scope.kind === 'locations' ? idArray(scope.locationIds) : '';
  /* A client user without a company sees none, instead of every one. */
  await tx.run(sql`select set_config('app.company_id', ${String(companyId ?? 0)}, true),
    set_config('app.unit_ids', ${units}, true), set_config('app.location_ids', ${locations}, true),
    set_config('role', ${role}, true)`);
}

/**
 * The signed-in user of a token, inside a transaction of the token's tenant, which is narrowed to
 * the user's scope. The tenant of the call is the session's (contract §0.1). `prolong`: the call
 * counts as use of the session.
 * @throws Refusal UNAUTHORIZED for an unknown, ended or pending session.
 */
export async function authenticate(tx: Tx, token: Token, prolong: boolean): Promise<Viewer> {
  const row = await tx.row<SessionRow>(
    sql`select * from app.session_by_token(${token.tenantId}, ${token.hash}, ${prolong})`,
  );
  if (row === null || row.pending) throw new Refusal('UNAUTHORIZED');
  const viewer: Viewer = {
    userId: row.user_id,
    homeTenantId: row.home_tenant_id,
    type: row.type,
    role: row.role,
    companyId: row.company_id,
    scope: scopeOf(row),
    features: row.features ?? {},
    permissions: permissionsOf({
      role: row.role,
      homeTenantId: row.home_tenant_id,
      features: row.features ?? {},
      granted: row.granted ?? [],
    }),
    tokenHash: token.hash,
    timezone: row.timezone,
  };
  await applyScope(tx, viewer);
  return viewer;
}
