import { misDetails } from '@assay/schema/test-results/mis-details';
import { keysOf } from '@assay/schema/core/keys-of';
import type { testResultList } from '@assay/schema/test-results/test-result.list';
import type { LinkedFilterOf } from '../../components/list-toolbar/list-filter.ts';
import type { Option } from '../../components/list-toolbar/SelectFilter.tsx';
import {
  DrugChoicesDocument,
  UnitChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { choiceLabel } from '../../lib/choices/choices.ts';
import { filterValues } from '../../lib/list-url/filter-value.ts';
import type { ListFilter } from '@assay/schema/core/list';
import type { TestResultRowPartsFragment as Row } from './test-result-list.generated.ts';

type Filter = LinkedFilterOf<typeof testResultList>;

const yesNo: Option[] = [
  { value: 'true', label: 'yes' },
  { value: 'false', label: 'no' },
];
const monthNames = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `202603` → "March 2026". */
const monthOf = (month: string): Option => ({
  value: month,
  label: monthNames.format(new Date(`${month.slice(0, 4)}-${month.slice(4)}-15T00:00:00Z`)),
});

const units = { 'region.id': 'Region', 'area.id': 'Area', 'district.id': 'District' } as const;

/**
 * What numbers of reports narrow the list by, in words. Rows of the page name company and location; other records are
 * named where the portal knows them already, as the criteria of the report do.
 */
export function linkedFilters(
  rows: readonly Row[],
  filters: readonly ListFilter[],
): readonly Filter[] {
  const values = (field: string): string[] => [
    ...filterValues(filters, field, 'EQ'),
    ...filterValues(filters, field, 'IN'),
  ];
  const named = (field: string, nameOf: (id: string) => string | null): Option[] =>
    values(field).map((value) => ({ value, label: nameOf(value) ?? `no. ${value}` }));
  const linked = (field: Filter['field'], label: string, options: readonly Option[]): Filter => ({
    kind: 'linked',
    field,
    label,
    options,
    none: 'not known',
  });
  return [
    linked(
      'company.id',
      'Company',
      rows.map(({ company }) => ({ value: company.id, label: company.companyName })),
    ),
    linked(
      'location.id',
      'Location',
      rows.map(({ location }) => ({ value: location.id, label: location.name })),
    ),
    ...(['region.id', 'area.id', 'district.id'] as const).map((field) =>
      linked(
        field,
        units[field],
        named(field, (id) => choiceLabel(UnitChoicesDocument, id)),
      ),
    ),
    linked('testResult.countedMonth', 'Month', values('testResult.countedMonth').map(monthOf)),
    linked(
      'testResult.positiveDrugIds',
      'Positive for',
      named('testResult.positiveDrugIds', (id) => choiceLabel(DrugChoicesDocument, id)),
    ),
    linked('testResult.isTimed', 'All three times known', yesNo),
    linked('testResult.isAlcohol', 'Alcohol test', yesNo),
    linked(
      'labOrder.testingAgency',
      'Agency',
      values('labOrder.testingAgency').map((value) => ({ value, label: value })),
    ),
    linked(
      'testResult.employeeCategoryId',
      'Employee category',
      named('testResult.employeeCategoryId', () => null),
    ),
    linked(
      'testResult.misDetail',
      'Entered detail',
      keysOf(misDetails).map((value) => ({ value, label: misDetails[value] })),
    ),
  ];
}
