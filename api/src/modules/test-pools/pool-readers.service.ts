import { permissionsOf } from '@assay/schema/permissions';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { scopeOf } from '../../core/http/authenticate.ts';
import { mayCall } from '../../core/http/serve.ts';
import { applyScope } from '../../core/http/session.repository.ts';
import { featuresOf, unitsBelow, usersToNotify, type Reader } from './pool-readers.repository.ts';
import { testPools } from './test-pool.table.ts';

type Place = Pick<Context, 'tx' | 'tenantId'>;

/** The user of the transaction's tenant who acts, and needs not be told. */
export const actorOf = ({
  viewer,
  tenantId,
}: Pick<Context, 'viewer' | 'tenantId'>): number | null =>
  viewer.homeTenantId === tenantId ? viewer.userId : null;

/** A pool and the company whose users are told of it; of a pool of a consortium the staff of the TPA alone. */
interface OwnedPool {
  id: number;
  companyId: number | null;
}

/** Whether a pool is in a user's scope: the database is asked as it would be for the user. */
async function isInScope(context: Place, poolId: number, user: Reader): Promise<boolean> {
  const { tx, tenantId } = context;
  const scope = scopeOf({
    ...user,
    unit_ids: await unitsBelow(tx, tenantId, user.context_ids),
    location_ids: user.context_ids,
  });
  return inTenant(tx, tenantId, async () => {
    await applyScope(tx, { scope, companyId: user.company_id, userId: user.id });
    return testPools.isVisible(tx, poolId);
  });
}

/** Of some users the ids of those who may see the draws of a pool. */
async function readersAmong(
  place: Place,
  { id, companyId }: OwnedPool,
  users: readonly Reader[],
): Promise<number[]> {
  const features = await featuresOf(place.tx, companyId);
  /* Runs have the same readers: they lie where their pool lies. */
  const { access } = testPoolRoutes.seedChain.config;
  const readers: number[] = [];
  /* Users of one role who manage the same see the same. */
  const seen = new Map<string, boolean>();
  for (const user of users) {
    const { role, changes, context_ids: contextIds } = user;
    const held = permissionsOf({ role, homeTenantId: place.tenantId, features, changes });
    if (!mayCall(access, user, held)) continue;
    const key = `${role} ${contextIds.join()}`;
    const isSeen = seen.get(key) ?? (await isInScope(place, id, user));
    seen.set(key, isSeen);
    if (isSeen) readers.push(user.id);
  }
  return readers;
}

/** Whom a pool concerns: those who may see its draws, and of the company's administrators those who may not. */
interface Concerned {
  readers: number[];
  administrators: number[];
}

/** The company's administrators, whatever its random features, and of the others those who may see the draws. */
async function concernedAmong(
  place: Place,
  pool: OwnedPool,
  users: readonly Reader[],
): Promise<Concerned> {
  const readers = await readersAmong(place, pool, users);
  const isUntold = ({ id, role }: Reader): boolean =>
    role === 'COMPANY_ADMIN' && !readers.includes(id);
  return { readers, administrators: users.filter(isUntold).map(({ id }) => id) };
}

/**
 * Whom the draws of a pool concern beside the one who acts: the staff of the TPA, the company's administrators, and its
 * other users who may see the draws (decision 24). It looks beyond the caller's scope.
 */
export const concernedByDraws = (context: Context, pool: OwnedPool): Promise<Concerned> =>
  inTenant(context.tx, context.tenantId, async () => {
    const users = await usersToNotify(context.tx, pool.companyId, actorOf(context));
    return concernedAmong(context, pool, users);
  });

/**
 * Whom a pool concerns while nobody acts: the staff of the TPA, the company's administrators, whatever its
 * random features, and its other users who may see the draws (decision 24).
 */
export async function readersOfPool(place: Place, pool: OwnedPool): Promise<number[]> {
  const users = await usersToNotify(place.tx, pool.companyId, null);
  const { administrators, readers } = await concernedAmong(place, pool, users);
  return [...administrators, ...readers];
}
