import { sql } from 'drizzle-orm';
import type { KeptBy } from '../../core/lists/list-source.ts';

/** What MRO staff see of a test `t` that is not released: what the laboratory found. */
export const hidden = sql`left join lateral (
  select r.result, r.reported_at from test_reports r
  where r.test_result_id = t.id and t.goes_through_mro and t.released_at is null and r.kind = 'LABORATORY'
  order by r.report_version desc limit 1) hidden on true`;

/** Outcome and time of report as MRO staff know them, and as everybody does. */
export const outcome = {
  staff: {
    resultType: sql`coalesce(t.result_type, hidden.result)`,
    reportedAt: sql`coalesce(t.reported_at, hidden.reported_at)`,
  },
  all: { resultType: sql`t.result_type`, reportedAt: sql`t.reported_at` },
} as const;

/**
 * By which values tests are counted as they change (ADR 117). For MRO staff the result is not among them: they know of more
 * than the row of a test says.
 */
export const keptTests = (isStaff: boolean): readonly KeptBy[] => [
  {
    table: 'kept_test_counts',
    fields: [
      'testResult.testType',
      'testResult.testStatus',
      ...(isStaff ? [] : ['testResult.resultType']),
      'testResult.outcome',
      'testResult.program',
      'donor.reasonForTest',
      'testResult.specimenTypeId',
      'testResult.provider',
      'acknowledgmentType',
      'testResult.isError',
      'testCase.status',
    ],
  },
  {
    table: 'kept_tests_at_places',
    fields: [
      'company.id',
      'company.companyName',
      'region.id',
      'area.id',
      'district.id',
      'location.id',
      'location.name',
    ],
  },
  { table: 'kept_tests_of_names', fields: ['donor.firstName'] },
];
