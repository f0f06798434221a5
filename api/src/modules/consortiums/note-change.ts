import type { Changes as Logged } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { Change } from './change-enrollments.ts';

const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);

const some = (name: string, side: 'before' | 'after', ids: readonly number[]): Logged =>
  ids.length === 0 ? {} : { [name]: { [side]: ids } };

/** Who joined and who left, by ids, as a consortium's entry of the audit log has it. */
export const enrollmentChanges = ({ joined, left }: Change): Logged => ({
  ...some('companiesAdded', 'after', joined.companies),
  ...some('companiesRemoved', 'before', left.companies),
  ...some('locationsAdded', 'after', idsOf(joined.locations)),
  ...some('locationsRemoved', 'before', idsOf(left.locations)),
});

/** The ids of locations by their company. */
function byCompany(locations: Change['joined']['locations']): ReadonlyMap<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { id, companyId } of locations) {
    const group = groups.get(companyId);
    if (group) group.push(id);
    else groups.set(companyId, [id]);
  }
  return groups;
}

/** Notes for each company what changed for it, so that its own history tells it. */
export function noteForCompanies(context: Context, consortiumId: number, { joined, left }: Change) {
  const companies = new Set([
    ...joined.companies,
    ...left.companies,
    ...[...joined.locations, ...left.locations].map(({ companyId }) => companyId),
  ]);
  const [joinedOf, leftOf] = [byCompany(joined.locations), byCompany(left.locations)];
  const [hasJoined, hasLeft] = [new Set(joined.companies), new Set(left.companies)];
  for (const companyId of companies)
    context.audit({
      action: 'company.enrollmentChanged',
      entityId: companyId,
      companyId,
      changes: {
        consortiumId: { after: consortiumId },
        ...(hasJoined.has(companyId) ? { isEnrolled: { before: false, after: true } } : {}),
        ...(hasLeft.has(companyId) ? { isEnrolled: { before: true, after: false } } : {}),
        ...some('locationsAdded', 'after', joinedOf.get(companyId) ?? []),
        ...some('locationsRemoved', 'before', leftOf.get(companyId) ?? []),
      },
    });
}
