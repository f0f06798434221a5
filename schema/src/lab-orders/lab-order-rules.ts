import { LONG_AGO, isLongAgo } from '../common/plausible-dates.ts';
import { errorTexts, type ErrorCode } from '../core/errors.ts';

/** Breath and urine, by their numbers (T s9). */
export const BREATH = 4;
export const URINE = 1;

/** The specimen that a laboratory gets: what urine and oral fluid on the spot are for it. */
export const laboratorySpecimenOf = (specimenTypeId: number): number =>
  ({ 5: 1, 6: 2 })[specimenTypeId] ?? specimenTypeId;

/** How long a donor has, unless the order says otherwise (contract §34). */
const DAYS_TO_COME = 2;

/** Until when a donor may come who was told nothing else: two days from now. */
export const defaultExpiry = (now: Date): string =>
  new Date(now.getTime() + DAYS_TO_COME * 86_400_000).toISOString();

export interface LabOrderProblem {
  path: readonly [string, ...string[]];
  errorCode: Extract<
    ErrorCode,
    'BLANK' | 'INVALID' | 'AT_LEAST_ONE' | 'DATE_MUST_GREATER_THAN_TODAY'
  >;
  /** The rule that a value breaks, where the code's own text does not say it. */
  text?: string;
}

/** Texts of what is wrong with an order, in the words of its form. */
export const labOrderTexts = {
  oneSite: 'Choose either on-site collection or a third-party collection site.',
  breathIsAlcohol: 'Breath is tested for alcohol.',
  comboIsBoth: 'An order with breath besides tests for drugs and alcohol.',
  comboOfUrine: 'Breath is tested besides urine alone.',
};

type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const below = (value: Loose, key: string): Loose => {
  const found = value[key];
  return isLoose(found) ? found : {};
};
const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);

/** Clocks of browsers are not quite those of servers. */
const SKEW_MS = 120_000;

/** What an address of a third party has to have; the second line is none of it. */
const addressParts = ['addressLine1', 'city', 'state', 'zip'] as const;

function siteProblems(order: Loose, lab: Loose): LabOrderProblem[] {
  const isThird = order['thirdPartyCollected'] === true;
  const isHere = order['collectedOnSite'] === true;
  if (isThird && isHere)
    return [{ path: ['thirdPartyCollected'], errorCode: 'INVALID', text: labOrderTexts.oneSite }];
  if (isThird)
    return [
      ...(isMissing(order['thirdPartySiteAddressName'])
        ? [{ path: ['thirdPartySiteAddressName'], errorCode: 'BLANK' } as const]
        : []),
      ...addressParts.flatMap((part) =>
        isMissing(below(order, 'thirdPartySiteAddress')[part])
          ? [{ path: ['thirdPartySiteAddress', part], errorCode: 'BLANK' } as const]
          : [],
      ),
    ];
  if (isHere) return [];
  const isElectronic = order['labOrderType'] === 'ELECTRONIC_ORDER';
  return [
    ...(isElectronic && isMissing(lab['siteId'])
      ? [{ path: ['labOrder', 'siteId'], errorCode: 'BLANK' } as const]
      : []),
    ...(isMissing(lab['expireDate'])
      ? [{ path: ['labOrder', 'expireDate'], errorCode: 'BLANK' } as const]
      : []),
  ];
}

function momentProblems(order: Loose, lab: Loose, now: Date): LabOrderProblem[] {
  const past = (path: readonly [string, ...string[]], value: unknown): LabOrderProblem[] => {
    if (momentOf(value) > now.getTime() + SKEW_MS)
      return [{ path, errorCode: 'INVALID', text: errorTexts.pastDate }];
    return isLongAgo(value) ? [{ path, errorCode: 'INVALID', text: LONG_AGO }] : [];
  };
  return [
    ...past(['labOrder', 'orderedAt'], lab['orderedAt']),
    ...past(['directedBy', 'at'], below(order, 'directedBy')['at']),
    ...(order['collectedOnSite'] !== true && momentOf(lab['expireDate']) <= now.getTime()
      ? [
          {
            path: ['labOrder', 'expireDate'],
            errorCode: 'DATE_MUST_GREATER_THAN_TODAY',
          } as const,
        ]
      : []),
  ];
}

function typeProblems(order: Loose, lab: Loose): LabOrderProblem[] {
  const wrong = (field: string, text: string): LabOrderProblem[] => [
    { path: ['labOrder', field], errorCode: 'INVALID', text },
  ];
  const type = lab['testType'];
  if (isMissing(type)) return [];
  if (order['specimenTypeId'] === BREATH && type !== 'ALCOHOL')
    return wrong('testType', labOrderTexts.breathIsAlcohol);
  if (lab['isComboOrder'] !== true) return [];
  if (order['specimenTypeId'] !== URINE) return wrong('isComboOrder', labOrderTexts.comboOfUrine);
  return type === 'DRUG_AND_ALCOHOL' ? [] : wrong('testType', labOrderTexts.comboIsBoth);
}

/**
 * What is wrong with an order taken together, as far as it says so itself (T s5): what electronic and paper orders
 * need, where the specimen is collected, and its times. It looks at whatever was sent, also while other fields are
 * refused: a form tells all that is missing at once.
 */
export function labOrderProblems(sent: unknown, now: Date): LabOrderProblem[] {
  if (!isLoose(sent)) return [];
  const lab = below(sent, 'labOrder');
  const blank = (path: LabOrderProblem['path'], errorCode: 'BLANK' | 'AT_LEAST_ONE' = 'BLANK') =>
    [{ path, errorCode }] as const;
  const isPaper = sent['labOrderType'] === 'PAPER_CCF_ORDER';
  return [
    ...(isPaper && isMissing(sent['specimenId']) ? blank(['specimenId']) : []),
    ...(sent['labOrderType'] === 'ELECTRONIC_ORDER' && isMissing(lab['testCodes'])
      ? blank(['labOrder', 'testCodes'], 'AT_LEAST_ONE')
      : []),
    ...(lab['isComboOrder'] === true && isMissing(lab['comboBreathTestCodes'])
      ? blank(['labOrder', 'comboBreathTestCodes'], 'AT_LEAST_ONE')
      : []),
    ...(sent['isComplianceIgnore'] === true && isMissing(sent['complianceOverrideReason'])
      ? blank(['complianceOverrideReason'])
      : []),
    ...(isMissing(sent['instantTestId']) && isMissing(sent['donor']) ? blank(['donor']) : []),
    ...siteProblems(sent, lab),
    ...momentProblems(sent, lab, now),
    ...typeProblems(sent, lab),
  ];
}

/** Reasons of DOT tests that somebody at the employer has to have directed (49 CFR 40.355(g) to (k), decision 41). */
export const directedReasons: readonly string[] = [
  'REASONABLE_SUSPICION_CAUSE',
  'POST_ACCIDENT',
  'RETURN_TO_DUTY',
  'FOLLOW_UP',
];

/** What the donor is told unless the order says otherwise (T s5, contract §33). */
export const donorInstructionsDefault =
  'Please arrive at the collection site during the specified hours or make an appointment. Bring the authorization form and a government photo ID.';
