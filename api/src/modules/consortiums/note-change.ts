import type { Changes as Logged } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { Change } from './change-enrollments.ts';
import { namesOfRecords, type Placed } from './enrollments.repository.ts';

/** A record as the log has it: a history tells what it was called then. */
interface Named {
  id: number;
  name: string | null;
}
type NameOf = (id: number) => Named;

/** Reads what some records are called today. */
export async function namerOf(
  { tx }: Context,
  table: Parameters<typeof namesOfRecords>[1],
  ids: readonly number[],
): Promise<NameOf> {
  const names = await namesOfRecords(tx, table, ids);
  return (id) => ({ id, name: names.get(id) ?? null });
}

const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);

const some = (name: string, side: 'before' | 'after', records: readonly Named[]): Logged =>
  records.length === 0 ? {} : { [name]: { [side]: records } };

/** The locations by their company. */
function byCompany(locations: readonly Placed[]): ReadonlyMap<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { id, companyId } of locations) {
    const group = groups.get(companyId);
    if (group) group.push(id);
    else groups.set(companyId, [id]);
  }
  return groups;
}

/**
 * Notes who joined and who left, with their names, for the consortium and for each company, so that the company's own
 * history tells it.
 */
export async function noteChange(
  context: Context,
  { id: consortiumId, verb }: { id: number; verb: 'created' | 'updated' },
  { joined, left }: Change,
  more: Logged = {},
): Promise<void> {
  const all = [...joined.locations, ...left.locations];
  const companyIds = new Set([
    ...joined.companies,
    ...left.companies,
    ...all.map(({ companyId }) => companyId),
  ]);
  const company = await namerOf(context, 'companies', [...companyIds]);
  const location = await namerOf(context, 'locations', idsOf(all));
  const consortium = (await namerOf(context, 'consortiums', [consortiumId]))(consortiumId);
  context.audit({
    action: `consortium.${verb}`,
    entityId: consortiumId,
    changes: {
      ...more,
      ...some('companiesAdded', 'after', joined.companies.map(company)),
      ...some('companiesRemoved', 'before', left.companies.map(company)),
      ...some('locationsAdded', 'after', idsOf(joined.locations).map(location)),
      ...some('locationsRemoved', 'before', idsOf(left.locations).map(location)),
    },
  });
  const [joinedOf, leftOf] = [byCompany(joined.locations), byCompany(left.locations)];
  const [hasJoined, hasLeft] = [new Set(joined.companies), new Set(left.companies)];
  for (const companyId of companyIds)
    context.audit({
      action: 'company.enrollmentChanged',
      entityId: companyId,
      companyId,
      changes: {
        consortium: {
          [hasJoined.has(companyId) || joinedOf.has(companyId) ? 'after' : 'before']: consortium,
        },
        ...(hasJoined.has(companyId) ? { isEnrolled: { before: false, after: true } } : {}),
        ...(hasLeft.has(companyId) ? { isEnrolled: { before: true, after: false } } : {}),
        ...some('locationsAdded', 'after', (joinedOf.get(companyId) ?? []).map(location)),
        ...some('locationsRemoved', 'before', (leftOf.get(companyId) ?? []).map(location)),
      },
    });
}
