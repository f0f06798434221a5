import type { ListFilter } from '@assay/schema/core/list';
import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import { criteriaFaults, takesConsortium, takesTestType } from '@assay/schema/reports/report-rules';
import { spanOf } from '@assay/schema/reports/report-spans';
import type { ReportType } from '@assay/schema/reports/report-types';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { readFeatureFlags } from '../profile/feature-flags.read-model.ts';
import { placeFilters, spanFilters } from './report-filters.ts';
import { enrolledCompanies, isInSight } from './report-scope.read-model.ts';

/** What a report is about, once its criteria are checked. */
export interface ReportScope {
  type: ReportType;
  criteria: ReportCriteria;
  flags: ReadonlySet<string>;
  /** The tests as the list of tests finds them. */
  filters: readonly ListFilter[];
}

/** Names of the feature flags that are on. */
const flagsOn = async ({ tx }: Pick<Context, 'tx'>): Promise<ReadonlySet<string>> =>
  new Set((await readFeatureFlags(tx)).flatMap(({ name, enabled }) => (enabled ? [name] : [])));

/** What a report does not ask for does not narrow it. */
const asked = (
  type: ReportType,
  criteria: ReportCriteria,
  flags: ReadonlySet<string>,
): ReportCriteria => ({
  ...criteria,
  testType: takesTestType(type, flags) ? criteria.testType : [],
  isReportForConsortium: takesConsortium(type) && criteria.isReportForConsortium,
  primaryId: type === 'donorhistory' ? criteria.primaryId : null,
});

/**
 * Checks the criteria of a report and says which tests it is about.
 * @throws Refusal of fields; RESOURCE_NOT_FOUND at a company or consortium out of sight, and for a report that is switched off
 */
export async function scopeOf(
  context: Context,
  type: ReportType,
  given: ReportCriteria,
): Promise<ReportScope> {
  const { tx } = context;
  const flags = await flagsOn(context);
  if (type === 'donorhistory' && !flags.has('DONOR_HISTORY_REPORT')) throw Refusal.notFound();
  const today = todayOf(context);
  const faults = criteriaFaults(type, given, { flags, today });
  if (Object.keys(faults).length > 0) throw Refusal.fields(faults);
  const criteria = asked(type, given, flags);
  const span = spanOf(criteria, today);
  const { company, consortiumId, isReportForConsortium } = criteria;
  const isSeen = isReportForConsortium
    ? await isInSight(tx, 'consortiums', consortiumId ?? 0)
    : await isInSight(tx, 'companies', company ?? 0);
  if (!isSeen)
    throw Refusal.field([isReportForConsortium ? 'consortiumId' : 'company'], 'RESOURCE_NOT_FOUND');
  const enrolled = isReportForConsortium
    ? await enrolledCompanies(tx, consortiumId ?? 0, span)
    : null;
  return {
    type,
    criteria,
    flags,
    filters: [...placeFilters(criteria, enrolled), ...spanFilters(span)],
  };
}
