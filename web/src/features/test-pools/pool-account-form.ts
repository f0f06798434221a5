import type { FieldErrors, Resolver } from 'react-hook-form';
import { electronicProviders } from '@assay/schema/common/electronic-orders';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { programs } from '@assay/schema/common/programs';
import { PoolLabAccountInput } from '@assay/schema/test-pools/pool-ordering';
import { labAccountProblems, orderingText } from '@assay/schema/test-pools/pool-ordering-rules';
import type { TestOrderType } from '@assay/schema/test-pools/enums';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import type { PoolAccountChoiceFragment } from './pool-ordering.generated.ts';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';

/** What a pool's form holds of one lab account. */
export type PoolAccountValues = TestPoolFormValues['labAccounts'][number];

export const poolAccountLabels = {
  locationId: 'Location',
  labAccountLocationId: 'Lab Account',
  testCodes: 'Test Codes',
  isCollectedOnSite: 'Collected on site',
  isThirdPartyCollectionSite: 'Third-party collection site',
  zipCode: 'Zip Code',
  labSiteCode: 'Collection Site',
  collectionSiteName: 'Site Name',
  collectionSiteAddress1: 'Address Line 1',
  collectionSiteAddress2: 'Address Line 2',
  collectionSiteCity: 'City',
  collectionSiteState: 'State',
  collectionSiteZip: 'Site Zip Code',
} as const satisfies LabelsOf<typeof PoolLabAccountInput>;

/** A new entry, at the location of a pool that has one. */
export const newAccount = (locationId: number | string): PoolAccountValues => ({
  ...blankValues(PoolLabAccountInput),
  locationId,
});

/** A lab account by laboratory, program and specimen type (C s3), with its numbers. */
export const accountName = ({
  labAccount,
  subAccountId,
  program,
  masterAccountTypeName,
}: PoolAccountChoiceFragment): string =>
  `${labAccount === null ? '' : `${labProviderNames[labAccount.provider]} ${labAccount.masterAccountId}/`}${subAccountId} · ${programs[program]} · ${masterAccountTypeName}`;

/** Whether a pool may order from an account: of its program, and one that takes electronic orders where they are sent. */
export const isOffered = (
  { program, labAccount }: PoolAccountChoiceFragment,
  { isRegulated, testOrderType }: Pick<TestPoolFormValues, 'isRegulated' | 'testOrderType'>,
): boolean =>
  program === (isRegulated ? 'DOT' : 'NON_DOT') &&
  (testOrderType !== 'ELECTRONIC_ORDER' ||
    (labAccount !== null && electronicProviders.includes(labAccount.provider)));

const text = (value: string): string | null => (value.trim() === '' ? null : value);
const id = (value: number | string): number | null => (value === '' ? null : Number(value));

/** What is not shown does not count. */
const shownOf = (values: PoolAccountValues): PoolAccountValues => {
  const blank = newAccount(values.locationId);
  const isElsewhere = values.isCollectedOnSite || values.isThirdPartyCollectionSite;
  return {
    ...values,
    ...(isElsewhere ? { labSiteCode: '', zipCode: '' } : {}),
    ...(values.isThirdPartyCollectionSite
      ? {}
      : {
          collectionSiteName: blank.collectionSiteName,
          collectionSiteAddress1: blank.collectionSiteAddress1,
          collectionSiteAddress2: blank.collectionSiteAddress2,
          collectionSiteCity: blank.collectionSiteCity,
          collectionSiteState: blank.collectionSiteState,
          collectionSiteZip: blank.collectionSiteZip,
        }),
  };
};

/** Checks an entry by its contract and by the rules that the api has for the kind of order. */
export function poolAccountResolver(
  type: TestOrderType,
): Resolver<PoolAccountValues, unknown, PoolAccountValues> {
  const check = contractResolver<PoolAccountValues, object>(PoolLabAccountInput, poolAccountLabels);
  return async (values, context, options) => {
    const shown = shownOf(values);
    const result = await check(shown, context, options);
    const errors: FieldErrors<PoolAccountValues> = { ...result.errors };
    const problems = labAccountProblems(
      {
        ...shown,
        labAccountLocationId: id(shown.labAccountLocationId),
        locationId: id(shown.locationId),
        labSiteCode: text(shown.labSiteCode),
        testCodes: shown.testCodes.map(Number),
        collectionSiteName: text(shown.collectionSiteName),
        collectionSiteAddress1: text(shown.collectionSiteAddress1),
        collectionSiteCity: text(shown.collectionSiteCity),
        collectionSiteState: text(shown.collectionSiteState),
        collectionSiteZip: text(shown.collectionSiteZip),
      },
      type,
    );
    for (const { field, ...problem } of problems) {
      const message =
        problem.errorCode === 'BLANK' || problem.errorCode === 'AT_LEAST_ONE'
          ? `${poolAccountLabels[field]} is required.`
          : orderingText(problem);
      errors[field] ??= { type: problem.errorCode, message } as never;
    }
    return Object.keys(errors).length === 0
      ? { values: shown, errors: {} }
      : { values: {}, errors };
  };
}
