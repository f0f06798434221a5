import type { z } from 'zod';
import type { ConsortiumChangesInput } from '@assay/schema/consortiums/consortium';
import { addFieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { errorText } from '@assay/schema/core/errors';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  enrollCompanies,
  enrolledIn,
  enrollLocations,
  leaveCompanies,
  leaveLocations,
  locationsOfCompanies,
  visibleCompanies,
  visibleLocations,
  type Placed,
} from './enrollments.repository.ts';

/** Who joins and who leaves, by id. */
export type Changes = Omit<z.output<typeof ConsortiumChangesInput>, 'version'>;

/** Who joined and who left, in fact. */
export interface Change {
  joined: { companies: number[]; locations: Placed[] };
  left: { companies: number[]; locations: Placed[] };
}

/** Where the ids of those who join stand in the body; those who leave stand under `removed`. */
type Path = readonly ('added' | 'removed')[];

/**
 * Companies and locations by their ids. Those that are deleted, of another tenant, or no records at all look
 * the same, and are told by their place in the list.
 * @throws Refusal INVALID at each of them
 */
async function requireKnown(
  { tx }: Context,
  ids: Changes['added'],
  path: Path,
): Promise<{ companies: number[]; locations: Placed[] }> {
  const visible = await visibleCompanies(tx, [...ids.companies, ...ids.locationsOf]);
  const companies = visible.map(({ id }) => id);
  const locations = await visibleLocations(tx, ids.locations);
  const inSight = new Set(companies);
  const known = {
    companies: inSight,
    locationsOf: inSight,
    locations: new Set(locations.map(({ id }) => id)),
  };
  const errors: FieldErrorTree = {};
  for (const kind of ['companies', 'locations', 'locationsOf'] as const)
    ids[kind].forEach((id, index) => {
      if (!known[kind].has(id)) addFieldError(errors, [...path, kind, index], invalid);
    });
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
  return { companies, locations };
}

const invalid = { errorCode: 'INVALID', message: errorText('INVALID'), params: {} } as const;

/** Nobody joins and leaves at once. */
function refuseBoth({ companies, locations }: Change['joined'], removed: Changes['removed']): void {
  const errors: FieldErrorTree = {};
  const staying = {
    companies: new Set([...companies, ...locations.map(({ companyId }) => companyId)]),
    locations: new Set(locations.map(({ id }) => id)),
  };
  for (const kind of ['companies', 'locations'] as const)
    removed[kind].forEach((id, index) => {
      if (staying[kind].has(id)) addFieldError(errors, ['removed', kind, index], invalid);
    });
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}

/** Adds all locations of companies that join with them, but those that are named as leaving. */
async function addWhole(
  { tx }: Context,
  joining: Change['joined'],
  { added, removed }: Changes,
): Promise<void> {
  if (added.locationsOf.length === 0) return;
  const known = new Set([...joining.locations.map(({ id }) => id), ...removed.locations]);
  const all = await locationsOfCompanies(tx, added.locationsOf);
  joining.locations.push(...all.filter(({ id }) => !known.has(id)));
}

/**
 * Lets companies and locations join and leave a consortium today. A location brings its company along, a
 * company that leaves takes its locations with it; who is in, or out, already stays so (contract §11). Lock the
 * consortium first. Some statements for all, however many they are.
 * @param path Where those who join stand in the body.
 * @throws Refusal field failures of those who are not known
 */
export async function changeEnrollments(
  context: Context,
  id: number,
  { added, removed }: Changes,
  path: Path = ['added'],
): Promise<Change> {
  const { tx } = context;
  const joining = await requireKnown(context, added, path);
  refuseBoth(joining, removed);
  await addWhole(context, joining, { added, removed });
  const now = await enrolledIn(tx, id);
  const enrolled = {
    companies: new Set(now.companies),
    locations: new Set(now.locations.map((each) => each.id)),
  };
  const wanted = new Set([
    ...joining.companies,
    ...joining.locations.map(({ companyId }) => companyId),
  ]);
  const leaving = {
    companies: new Set(removed.companies),
    locations: new Set(removed.locations),
    locationsOf: new Set(removed.locationsOf),
  };
  const staying = new Set(joining.locations.map((each) => each.id));
  const change: Change = {
    joined: {
      companies: [...wanted].filter((each) => !enrolled.companies.has(each)),
      locations: joining.locations.filter((each) => !enrolled.locations.has(each.id)),
    },
    left: {
      companies: now.companies.filter((each) => leaving.companies.has(each)),
      locations: now.locations.filter(
        (each) =>
          leaving.companies.has(each.companyId) ||
          leaving.locations.has(each.id) ||
          (leaving.locationsOf.has(each.companyId) && !staying.has(each.id)),
      ),
    },
  };
  const day = todayOf(context);
  await leaveCompanies(tx, id, change.left.companies, day);
  await leaveLocations(
    tx,
    id,
    change.left.locations.map((each) => each.id),
    day,
  );
  await enrollCompanies(tx, id, change.joined.companies, day);
  await enrollLocations(tx, id, change.joined.locations, day);
  return change;
}
