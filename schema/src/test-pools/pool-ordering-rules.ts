import { errorText, type ErrorCode } from '../core/errors.ts';
import type { TestOrderType } from './enums.ts';

/** A lab account of a pool as the rules look at it. */
export interface OrderingAccount {
  labAccountLocationId: number | null;
  locationId: number | null;
  labSiteCode: string | null;
  testCodes: readonly number[];
  isThirdPartyCollectionSite: boolean;
  isCollectedOnSite: boolean;
  collectionSiteName: string | null;
  collectionSiteAddress1: string | null;
  collectionSiteCity: string | null;
  collectionSiteState: string | null;
  collectionSiteZip: string | null;
}

/** What the rules of a pool's orders look at. */
export interface OrderingValues {
  isRegulated: boolean;
  consortiumId: number | null;
  locationId: number | null;
  isTestPoolForCompany: boolean;
  testOrderType: TestOrderType | null;
  labAccounts: readonly OrderingAccount[];
  testPanels: readonly { testPanelId: number | null; locationId: number | null }[];
}

export interface OrderingProblem {
  path: readonly [string, ...(string | number)[]];
  errorCode: Extract<
    ErrorCode,
    'BLANK' | 'INVALID' | 'AT_LEAST_ONE' | 'DUPLICATE_VALUE' | 'TOO_MANY'
  >;
  /** The rule that a value breaks, where the code's own text does not say it. */
  text?: string;
}

/** Texts of what is wrong with a pool's orders, in the words of its form. */
export const orderingTexts = {
  oneSite: 'Choose either on-site collection or a third-party collection site.',
  otherLocation: 'Choose the location of the Test Pool.',
  onePanel: 'A Test Pool of one location has one Test Panel.',
  onePanelEach: 'This location has a Test Panel already.',
  accountTwice: 'This Lab Account is in the Test Pool already.',
};

const thirdPartyFields = [
  'collectionSiteName',
  'collectionSiteAddress1',
  'collectionSiteCity',
  'collectionSiteState',
  'collectionSiteZip',
] as const;

type AccountProblem = Omit<OrderingProblem, 'path'> & { field: keyof OrderingAccount };

/** What is wrong with a lab account of a pool by itself (C s5): the dialog that asks for it goes by this. */
export function labAccountProblems(
  account: OrderingAccount,
  type: TestOrderType | null,
): AccountProblem[] {
  const problems: AccountProblem[] = [];
  if (account.isThirdPartyCollectionSite) {
    if (account.isCollectedOnSite)
      problems.push({
        field: 'isThirdPartyCollectionSite',
        errorCode: 'INVALID',
        text: orderingTexts.oneSite,
      });
    for (const field of thirdPartyFields)
      if (account[field] === null) problems.push({ field, errorCode: 'BLANK' });
  }
  if (type !== 'ELECTRONIC_ORDER') return problems;
  if (account.testCodes.length === 0)
    problems.push({ field: 'testCodes', errorCode: 'AT_LEAST_ONE' });
  const isElsewhere = account.isThirdPartyCollectionSite || account.isCollectedOnSite;
  if (!isElsewhere && account.labSiteCode === null)
    problems.push({ field: 'labSiteCode', errorCode: 'BLANK' });
  return problems;
}

/** Places in a list whose value was there before. */
const doubled = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, index) =>
    value !== null && values.indexOf(value) < index ? [index] : [],
  );

/** Whether an entry is for another location than the one of a pool that has one. */
const isElsewhere = (pool: OrderingValues, locationId: number | null): boolean =>
  !pool.isTestPoolForCompany && locationId !== null && locationId !== pool.locationId;

function accountsProblems(pool: OrderingValues): OrderingProblem[] {
  const { labAccounts, testOrderType } = pool;
  return [
    ...labAccounts.flatMap((account, index) =>
      labAccountProblems(account, testOrderType).map(({ field, ...failure }): OrderingProblem => ({
        path: ['labAccounts', index, field],
        ...failure,
      })),
    ),
    ...labAccounts.flatMap(({ locationId }, index): OrderingProblem[] =>
      isElsewhere(pool, locationId)
        ? [
            {
              path: ['labAccounts', index, 'locationId'],
              errorCode: 'INVALID',
              text: orderingTexts.otherLocation,
            },
          ]
        : [],
    ),
    ...doubled(labAccounts.map((each) => each.labAccountLocationId)).map(
      (index): OrderingProblem => ({
        path: ['labAccounts', index, 'labAccountLocationId'],
        errorCode: 'DUPLICATE_VALUE',
        text: orderingTexts.accountTwice,
      }),
    ),
  ];
}

/** A panel is required of instant pools (C s5): of each location that orders, and of one at least. */
function panelsProblems(pool: OrderingValues): OrderingProblem[] {
  const { testPanels, isTestPoolForCompany } = pool;
  if (testPanels.length === 0) return [{ path: ['testPanels'], errorCode: 'BLANK' }];
  if (!isTestPoolForCompany) {
    if (testPanels.length > 1)
      return [{ path: ['testPanels'], errorCode: 'TOO_MANY', text: orderingTexts.onePanel }];
    return isElsewhere(pool, testPanels[0]?.locationId ?? null)
      ? [
          {
            path: ['testPanels', 0, 'locationId'],
            errorCode: 'INVALID',
            text: orderingTexts.otherLocation,
          },
        ]
      : [];
  }
  return [
    ...testPanels.flatMap(({ locationId }, index): OrderingProblem[] =>
      locationId === null
        ? [{ path: ['testPanels', index, 'locationId'], errorCode: 'BLANK' }]
        : [],
    ),
    ...doubled(testPanels.map((each) => each.locationId)).map((index): OrderingProblem => ({
      path: ['testPanels', index, 'locationId'],
      errorCode: 'DUPLICATE_VALUE',
      text: orderingTexts.onePanelEach,
    })),
  ];
}

/**
 * What is wrong with what a pool orders (C s4, s5): an electronic order needs its codes and a
 * place of collection. A pool of a consortium orders nothing, and that a regulated one has no instant tests is said by its
 * order type.
 */
export function orderingProblems(pool: OrderingValues): OrderingProblem[] {
  if (pool.consortiumId !== null || pool.testOrderType === null) return [];
  if (pool.testOrderType !== 'INSTANT') return accountsProblems(pool);
  return pool.isRegulated ? [] : panelsProblems(pool);
}

/** The sentence of a failure. */
export const orderingText = ({ errorCode, text }: Omit<OrderingProblem, 'path'>): string =>
  text ?? errorText(errorCode);
