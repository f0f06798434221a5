import { createHash } from 'node:crypto';
import { permissionsOf } from '@assay/schema/permissions';
import type { Scope, Viewer } from '../context.ts';
import { actAsMroStaff, isMroStaff } from '../database/beyond-the-wall.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { applyScope, useSession, type SessionRow } from './session.repository.ts';

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

/**
 * The signed-in user of a token, inside a transaction of the token's tenant, which is narrowed to
 * the user's scope. The tenant of the call is the session's (contract §0.1). `prolong`: the call
 * counts as use of the session.
 * @throws Refusal UNAUTHORIZED for an unknown, ended or pending session.
 */
export async function authenticate(tx: Tx, token: Token, prolong: boolean): Promise<Viewer> {
  const row = await useSession(tx, token, prolong);
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
      changes: row.changes,
    }),
    /* Ids count per tenant: a record of the own tenant is none of the one acted in. */
    recordChanges:
      row.home_tenant_id === token.tenantId
        ? row.changes.filter(({ resourceType }) => resourceType !== null)
        : [],
    tokenHash: token.hash,
    timezone: row.timezone,
  };
  await applyScope(tx, viewer);
  if (isMroStaff(viewer, token.tenantId)) await actAsMroStaff(tx);
  return viewer;
}
