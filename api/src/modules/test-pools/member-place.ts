import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { placeOf, type MemberPlace } from './test-pool-members.repository.ts';
import type { TestPoolRow } from './test-pool.table.ts';
import { serverTexts } from '../../core/server-texts.ts';

/** Of a pool of one location: where all of its members work. */
export const ownPlace = (pool: TestPoolRow): MemberPlace => ({
  id: pool.location_id ?? 0,
  company_id: pool.company_id ?? 0,
});

/** What a row of a file is told whose Location ID is none of the pool's. */
export const noSuchPlace = ({ consortium_id: consortiumId }: TestPoolRow): string =>
  consortiumId === null
    ? 'The company has no location with this ID.'
    : 'No location with this ID is enrolled in the consortium.';

/**
 * The place in the pool of a person who works at a location.
 * @throws Refusal a failure of the location, when its people are not of the pool
 */
export async function requirePlace(
  { tx }: Context,
  pool: TestPoolRow,
  locationId: number,
): Promise<MemberPlace> {
  if (pool.location_id !== null) return ownPlace(pool);
  const place = await placeOf(tx, pool, locationId);
  if (place !== null) return place;
  const text = pool.consortium_id === null ? undefined : serverTexts.notEnrolled;
  throw Refusal.fields(fieldError(['locationId'], 'INVALID', {}, text));
}

/** What the row of a member says of its pool and of the company there. */
export const placeInPool = (pool: TestPoolRow, place: MemberPlace) => ({
  test_pool_id: pool.id,
  company_id: place.company_id,
  location_id: place.id,
});
