import type { CreateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import { lastProgramDay, yearEndOf } from '@assay/schema/test-pools/test-pool-rules';
import { parseUsDate } from '../../components/form/us-date.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';

export type TestPoolFormValues = FormValues<typeof CreateTestPoolInput>;

/** Whether a pool is of one company: no consortium is chosen. */
export const isOfCompany = (consortiumId: TestPoolFormValues['consortiumId']): boolean =>
  typeof consortiumId !== 'number';

type Changes = Partial<TestPoolFormValues>;

/**
 * What follows from the change of one field (C s4): Regulated forces percentages and has no instant
 * tests, a consortium has neither company nor orders, a pool of several locations has no single one, and another company has other locations.
 */
export function followUps(field: string | undefined, values: TestPoolFormValues): Changes {
  return { ...followUpsOf(field, values), ...orderedElsewhere(field, values) };
}

/** What decides which lab accounts and panels there are to choose from. */
const decidesOrders: readonly (string | undefined)[] = [
  'consortiumId',
  'companyId',
  'locationId',
  'isTestPoolForCompany',
  'isRegulated',
  'testOrderType',
];

/** What a pool orders is of its locations, its program and its kind of order. */
const orderedElsewhere = (field: string | undefined, values: TestPoolFormValues): Changes =>
  decidesOrders.includes(field) && values.labAccounts.length + values.testPanels.length > 0
    ? { labAccounts: [], testPanels: [] }
    : {};

function followUpsOf(field: string | undefined, values: TestPoolFormValues): Changes {
  switch (field) {
    case 'isRegulated':
      if (!values.isRegulated) return { testingAgencyId: '' };
      return {
        targetType: 'percentage',
        ...(values.testOrderType === 'INSTANT' && { testOrderType: '' }),
      };
    case 'isTestPoolForCompany':
      return values.isTestPoolForCompany ? { locationId: '' } : {};
    case 'consortiumId':
      return isOfCompany(values.consortiumId)
        ? { isTestPoolForCompany: false }
        : {
            companyId: '',
            locationId: '',
            isTestPoolForCompany: true,
            testOrderType: '',
            shouldAutoGenerateTests: false,
          };
    case 'companyId':
      return { locationId: '' };
    default:
      return {};
  }
}

const isDay = (text: string): boolean => parseUsDate(text) === text;

/** Last day that a program may have; null while its start is no day. */
export function programLimit({
  isRegulated,
  programStartDate: start,
}: Pick<TestPoolFormValues, 'isRegulated' | 'programStartDate'>): string | null {
  if (!isDay(start)) return null;
  return isRegulated ? yearEndOf(start) : lastProgramDay(start);
}

/**
 * What follows from a new first day: an unregulated program runs for a year less a day until another
 * end is chosen, and an end that is out of range is cleared (C s4). A regulated one ends with its year.
 */
export function afterStart(values: TestPoolFormValues): Changes {
  const { programStartDate: start, programEndDate: end } = values;
  const limit = programLimit({ isRegulated: false, programStartDate: start });
  if (values.isRegulated || limit === null) return {};
  if (end === '') return { programEndDate: limit };
  return end < start || end > limit ? { programEndDate: '' } : {};
}

/** Fields whose control is not shown; what was typed there neither counts nor stands in the way. */
export function hiddenFields(values: TestPoolFormValues): (keyof TestPoolFormValues)[] {
  const isFixed = values.targetType === 'fixed';
  return [
    ...(values.isRegulated
      ? ([
          'drugPercentage',
          'alcoholPercentage',
          'drugIntervalNumber',
          'alcoholIntervalNumber',
          'programEndDate',
        ] as const)
      : (['testingAgencyId'] as const)),
    ...(isFixed
      ? (['drugPercentage', 'alcoholPercentage'] as const)
      : (['drugIntervalNumber', 'alcoholIntervalNumber'] as const)),
    ...(isOfCompany(values.consortiumId) ? [] : (['companyId', 'testOrderType'] as const)),
    ...(values.isTestPoolForCompany ? (['locationId'] as const) : []),
    ...(values.shouldGenerateAlternates ? [] : (['alternatesAmount'] as const)),
  ];
}
