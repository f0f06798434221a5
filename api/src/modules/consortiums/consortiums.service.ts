import type { z } from 'zod';
import type {
  AddConsortiumCompanyInput,
  ConsortiumChangesInput,
  ConsortiumCompany,
  ConsortiumResult,
  CreateConsortiumInput,
  PatchConsortiumInput,
} from '@assay/schema/consortiums/consortium';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { changeEnrollments, type Change, type Changes } from './change-enrollments.ts';
import { consortiums } from './consortium.table.ts';
import { readCompanyOf, readConsortium } from './consortiums.read-model.ts';
import { enrolledIn, visibleCompanies } from './enrollments.repository.ts';
import { noteChange } from './note-change.ts';

type Result = z.output<typeof ConsortiumResult>;

const nobody = { companies: [], locations: [], locationsOf: [] };

/**
 * Creates a consortium with those who are enrolled from today on.
 * @throws Refusal NAME_ALREADY_EXISTS, or field failures
 */
export async function createConsortium(
  context: Context,
  { name, ...added }: z.output<typeof CreateConsortiumInput>,
): Promise<Result> {
  const { id } = await consortiums.insert(context.tx, { name });
  const change = await changeEnrollments(context, id, { added, removed: nobody }, []);
  await noteChange(context, { id, verb: 'created' }, change, { name: { after: name } });
  return readConsortium(context, id);
}

/**
 * Changes who is enrolled in a consortium that is locked, and notes it; when nobody joins or leaves,
 * nothing is written.
 */
async function enroll(
  context: Context,
  id: number,
  changes: Changes,
  path?: Parameters<typeof changeEnrollments>[3],
): Promise<Change> {
  const change = await changeEnrollments(context, id, changes, path);
  const { joined, left } = change;
  const moved = [joined.companies, joined.locations, left.companies, left.locations].flat();
  if (moved.length === 0) return change;
  await consortiums.update(context.tx, id, {});
  await noteChange(context, { id, verb: 'updated' }, change);
  return change;
}

/**
 * Lets companies and locations join and leave. Who is named by nobody stays as it is, so that the changes of two
 * people hold both.
 * @throws Refusal RESOURCE_NOT_FOUND, STALE_VERSION when `version` is given, or field failures
 */
export async function changeConsortium(
  context: Context,
  id: number,
  { version, ...changes }: z.output<typeof ConsortiumChangesInput>,
): Promise<Result> {
  await consortiums.lock(context.tx, id, version);
  await enroll(context, id, changes);
  return readConsortium(context, id);
}

const without = (all: readonly number[], kept: readonly number[]): number[] => {
  const staying = new Set(kept);
  return all.filter((id) => !staying.has(id));
};

/**
 * Makes full sets those who are enrolled; a set that is left out stays. The companies of enrolled locations are
 * enrolled, whether they are named or not.
 * @throws Refusal RESOURCE_NOT_FOUND, STALE_VERSION when `version` is given, INVALID for another name, or field
 * failures
 */
export async function patchConsortium(
  context: Context,
  id: number,
  { name, version, companies, locations }: z.output<typeof PatchConsortiumInput>,
): Promise<Result> {
  const row = await consortiums.lock(context.tx, id, version);
  if (name !== undefined && name !== row.name)
    throw Refusal.fields(fieldError(['name'], 'INVALID'));
  const now = await enrolledIn(context.tx, id);
  const added = { ...nobody, companies: companies ?? [], locations: locations ?? [] };
  const leaving = {
    ...nobody,
    companies: companies === undefined ? [] : without(now.companies, companies),
    locations:
      locations === undefined
        ? []
        : without(
            now.locations.map((each) => each.id),
            locations,
          ),
  };
  /* A company that is not named stays for its locations that are. */
  const named = new Set(locations);
  const stays = new Set(
    now.locations.filter((each) => named.has(each.id)).map(({ companyId }) => companyId),
  );
  const removed = { ...leaving, companies: leaving.companies.filter((each) => !stays.has(each)) };
  await enroll(context, id, { added, removed }, []);
  return readConsortium(context, id);
}

/**
 * Enrolls one company.
 * @throws Refusal RESOURCE_NOT_FOUND, DUPLICATE_VALUE when it is enrolled already, or a failure of the field
 */
export async function addCompany(
  context: Context,
  id: number,
  { companyId }: z.output<typeof AddConsortiumCompanyInput>,
): Promise<z.output<typeof ConsortiumCompany>> {
  await consortiums.lock(context.tx, id);
  if ((await visibleCompanies(context.tx, [companyId])).length === 0)
    throw Refusal.fields(fieldError(['companyId'], 'INVALID'));
  const added = { ...nobody, companies: [companyId] };
  const { joined } = await enroll(context, id, { added, removed: nobody });
  if (joined.companies.length === 0) throw Refusal.field(['companyId'], 'DUPLICATE_VALUE');
  return readCompanyOf(context, id, companyId);
}

/** Lets one company or location join and leave a consortium; what it is known by is checked before. */
export async function enrollOne(context: Context, id: number, changes: Changes): Promise<void> {
  await consortiums.lock(context.tx, id);
  await enroll(context, id, changes);
}
