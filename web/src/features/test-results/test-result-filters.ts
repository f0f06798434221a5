import { keysOf } from '@assay/schema/core/keys-of';
import { specimenTypeIds, specimenTypes } from '@assay/schema/reference/specimen-types';
import { testWork } from '@assay/schema/test-results/test-work';
import type { testResultList } from '@assay/schema/test-results/test-result.list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import type { Option } from '../../components/list-toolbar/SelectFilter.tsx';
import { reasonOptions } from '../../domain/donors/donor-words.ts';
import {
  acknowledgmentOptions,
  outcomeOptions,
  resultOptions,
  statusOptions,
  testTypeOptions,
} from './test-result-words.ts';

type Filter = ListFilterOf<typeof testResultList>;

/** No test is older than the portal, nor of tomorrow (T s5, T s9). */
const days = { earliest: '2016-01-01', isPast: true } as const;

/** Filters of tests (contract §21); those that are seldom used stand behind "More filters". */
export const testResultFilters = (
  programs: readonly Option[],
  providers: readonly Option[],
): Filter[] => [
  { kind: 'anyOf', field: 'testResult.testStatus', label: 'Status', options: statusOptions },
  { kind: 'anyOf', field: 'testResult.resultType', label: 'Result', options: resultOptions },
  { kind: 'days', field: 'testResult.createdAt', label: 'Created', presets: true, ...days },
  {
    kind: 'oneOf',
    field: 'isViewed',
    label: 'Viewed',
    all: 'Viewed or not',
    options: [
      { value: 'false', label: 'Not viewed' },
      { value: 'true', label: 'Viewed' },
    ],
    more: true,
  },
  {
    kind: 'oneOf',
    field: 'workList',
    label: 'Work List',
    all: 'Any or none',
    options: keysOf(testWork).map((value) => ({ value, label: testWork[value] })),
    more: true,
  },
  {
    kind: 'oneOf',
    field: 'testResult.testType',
    label: 'Test Type',
    all: 'All test types',
    options: testTypeOptions,
    more: true,
  },
  {
    kind: 'oneOf',
    field: 'testResult.program',
    label: 'Program',
    all: 'All programs',
    options: programs,
    more: true,
  },
  {
    kind: 'anyOf',
    field: 'donor.reasonForTest',
    label: 'Reason for Test',
    options: reasonOptions,
    more: true,
  },
  {
    kind: 'anyOf',
    field: 'testResult.specimenTypeId',
    label: 'Specimen Type',
    options: specimenTypeIds.map((id) => ({ value: String(id), label: specimenTypes[id] })),
    more: true,
  },
  {
    kind: 'anyOf',
    field: 'testResult.provider',
    label: 'Laboratory',
    options: providers,
    more: true,
  },
  {
    kind: 'anyOf',
    field: 'acknowledgmentType',
    label: 'ACK/ADM',
    options: acknowledgmentOptions,
    every: 'Both',
    clears: ['testResult.createdAt', 'testResult.collectedAt', 'testResult.reportedAt'],
    more: true,
  },
  {
    kind: 'oneOf',
    field: 'testCase.status',
    label: 'Test case',
    all: 'All test cases',
    options: [
      { value: 'OPEN', label: 'Open' },
      { value: 'CLOSED', label: 'Closed' },
    ],
    more: true,
  },
  {
    kind: 'days',
    field: 'testResult.collectedAt',
    label: 'Collected',
    presets: true,
    ...days,
    more: true,
  },
  {
    kind: 'days',
    field: 'testResult.reportedAt',
    label: 'Reported',
    presets: true,
    ...days,
    more: true,
  },
  {
    kind: 'days',
    field: 'acknowledgedAt',
    label: 'ACK/ADM Date',
    presets: true,
    ...days,
    more: true,
  },
  { kind: 'text', operator: 'SW', field: 'donor.lastName', label: 'Last name', more: true },
  { kind: 'text', operator: 'SW', field: 'donor.firstName', label: 'First name', more: true },
  { kind: 'text', operator: 'SW', field: 'donor.primaryId', label: 'Primary ID', more: true },
  {
    kind: 'text',
    operator: 'SW',
    field: 'testResult.specimenId',
    label: 'Specimen ID',
    more: true,
  },
  {
    kind: 'anyOf',
    field: 'testResult.outcome',
    label: 'Outcome in reports',
    options: outcomeOptions,
    more: true,
  },
  {
    kind: 'days',
    field: 'testResult.countedAt',
    label: 'Counted in reports',
    isUtc: true,
    more: true,
  },
  { kind: 'text', operator: 'SW', field: 'company.companyName', label: 'Company', more: true },
  { kind: 'text', operator: 'SW', field: 'location.name', label: 'Location', more: true },
];
