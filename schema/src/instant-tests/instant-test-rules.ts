import type { z } from 'zod';
import { LONG_AGO, PANEL_TOO_LONG, isLongAgo, isPanelTooLong } from '../common/plausible-dates.ts';
import { errorTexts, type ErrorCode } from '../core/errors.ts';
import { urineTypeIds } from './instant-test-words.ts';

/** Why a value of an instant test is refused. */
export interface Fault {
  path: (string | number)[];
  errorCode: ErrorCode;
  /** Words that say more than those of the code. */
  text?: string;
}

/** What the rules look at, as far as it was typed. */
export interface Typed {
  donor?: {
    reasonForTest?: unknown;
    isVerbalConsent?: unknown;
    isDonorAcceptTest?: unknown;
    dateOfBirth?: unknown;
  };
  testResult?: {
    collectedAt?: unknown;
    certificationDate?: unknown;
    specimenTypeId?: unknown;
    testPanelId?: unknown;
    lot?: unknown;
    expireAt?: unknown;
    donorSignature?: unknown;
    collectorSignature?: unknown;
    resultType?: unknown;
    temperature?: unknown;
    drugAdulterantResults?: unknown;
  };
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A donor who refused gives no specimen: what belongs to one is not asked for (T s5). */
export const isRefusal = ({ donor }: Typed): boolean => donor?.isDonorAcceptTest === false;

/** What the first step needs unless the donor refused (T s5). */
export function consentFaults(typed: Typed): Fault[] {
  if (isRefusal(typed)) return [];
  const { donor = {}, testResult = {} } = typed;
  const needed: [path: string[], value: unknown][] = [
    [['donor', 'reasonForTest'], donor.reasonForTest],
    [['testResult', 'specimenTypeId'], testResult.specimenTypeId],
    [['testResult', 'testPanelId'], testResult.testPanelId],
    [['testResult', 'lot'], testResult.lot],
    [['testResult', 'expireAt'], testResult.expireAt],
    ...(donor.isVerbalConsent === true
      ? []
      : [[['testResult', 'donorSignature'], testResult.donorSignature] as [string[], unknown]]),
  ];
  const faults: Fault[] = needed
    .filter(([, value]) => isBlank(value))
    .map(([path]) => ({ path, errorCode: 'BLANK' }));
  const { donorSignature, collectorSignature } = testResult;
  if (!isBlank(donorSignature) && donorSignature === collectorSignature)
    faults.push({
      path: ['testResult', 'collectorSignature'],
      errorCode: 'INVALID',
      text: errorTexts.sameSignature,
    });
  return faults;
}

/** What the second step needs unless the donor refused, and what a temperature out of range makes of it (T s4, s5). */
export function resultFaults(typed: Typed): Fault[] {
  if (isRefusal(typed)) return [];
  const { resultType, temperature, specimenTypeId } = typed.testResult ?? {};
  const isUrine = urineTypeIds.includes(Number(specimenTypeId));
  const faults: Fault[] = [];
  if (isBlank(resultType)) faults.push({ path: ['testResult', 'resultType'], errorCode: 'BLANK' });
  else if (isUrine && temperature === '0' && resultType !== 'RESULT_INVALID')
    faults.push({
      path: ['testResult', 'resultType'],
      errorCode: 'INVALID',
      text: errorTexts.resultMustBeInvalid,
    });
  if (isUrine && isBlank(temperature))
    faults.push({ path: ['testResult', 'temperature'], errorCode: 'BLANK' });
  return faults;
}

/** What a substance of a panel is; undefined for one that the panel does not test for. */
export type KindOf = (drugAdulterantId: number) => 'DRUG' | 'ADULTERANT' | undefined;

interface Line {
  drugAdulterantId?: unknown;
  isPositive?: unknown;
  confirmCutoff?: unknown;
  comment?: unknown;
}

const linesOf = ({ testResult }: Typed): readonly Line[] =>
  Array.isArray(testResult?.drugAdulterantResults) ? testResult.drugAdulterantResults : [];

/** What a positive line needs: a drug its cutoff level, an adulterant a comment (T s5). */
function lineFaults(line: Line, kind: ReturnType<KindOf>, index: number): Fault[] {
  if (line.isPositive !== true) return [];
  const field = kind === 'DRUG' ? 'confirmCutoff' : 'comment';
  return isBlank(line[field])
    ? [{ path: ['testResult', 'drugAdulterantResults', index, field], errorCode: 'BLANK' }]
    : [];
}

/**
 * What was found of the substances of a panel, and the overall result that goes with it (T s4): drugs are positive under
 * Preliminary Positive alone, which needs one, and a positive adulterant leaves Invalid Result alone.
 */
export function lineRules(typed: Typed, kindOf: KindOf): Fault[] {
  if (isRefusal(typed)) return [];
  const lines = linesOf(typed);
  const kinds = lines.map(({ drugAdulterantId: id }) => kindOf(Number(id)));
  const isDoubled = new Set(lines.map(({ drugAdulterantId: id }) => id)).size < lines.length;
  const all: Fault['path'] = ['testResult', 'drugAdulterantResults'];
  if (isDoubled || kinds.includes(undefined))
    return [{ path: all, errorCode: 'INVALID_DRUG_ADULTERANTS' }];
  const isPositive = (kind: ReturnType<KindOf>): boolean =>
    lines.some((line, index) => line.isPositive === true && kinds[index] === kind);
  const { resultType } = typed.testResult ?? {};
  const refused = (text: string): Fault => ({
    path: ['testResult', 'resultType'],
    errorCode: 'INVALID',
    text,
  });
  const faults = lines.flatMap((line, index) => lineFaults(line, kinds[index], index));
  const hasDrug = isPositive('DRUG');
  if (isBlank(resultType)) return faults;
  if (isPositive('ADULTERANT') && resultType !== 'RESULT_INVALID')
    return [...faults, refused(errorTexts.resultMustBeInvalid)];
  if (hasDrug && resultType !== 'RESULT_PRELIMINARY_POSITIVE')
    return [...faults, refused(errorTexts.resultMustBePositive)];
  if (!hasDrug && resultType === 'RESULT_PRELIMINARY_POSITIVE')
    return [...faults, { path: all, errorCode: 'INSTANT_TEST_PRELIMINARY_POSITIVE_REQUIRES_DRUG' }];
  return faults;
}

/** How far the clock of a device may be ahead of ours, ms: who collects a specimen does not wait for it. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Times of an instant test (T s5): collected and certified in the past; a panel that can still be used; none of them in a
 * year that is a slip of the keyboard.
 * @param today of whoever collects, `YYYY-MM-DD`
 */
export function timeFaults(typed: Typed, { now, today }: { now: Date; today: string }): Fault[] {
  const { collectedAt, certificationDate, expireAt } = typed.testResult ?? {};
  const invalid = (field: string, text: string): Fault[] => [
    { path: ['testResult', field], errorCode: 'INVALID', text },
  ];
  const past = (field: string, at: unknown): Fault[] => {
    if (typeof at === 'string' && Date.parse(at) > now.getTime() + CLOCK_TOLERANCE_MS)
      return invalid(field, errorTexts.pastDate);
    return isLongAgo(at) ? invalid(field, LONG_AGO) : [];
  };
  const faults = past('collectedAt', collectedAt);
  if (isRefusal(typed)) return faults;
  faults.push(...past('certificationDate', certificationDate));
  if (typeof expireAt === 'string' && expireAt !== '' && expireAt <= today)
    faults.push({ path: ['testResult', 'expireAt'], errorCode: 'DATE_MUST_GREATER_THAN_TODAY' });
  if (isPanelTooLong(expireAt, now)) faults.push(...invalid('expireAt', PANEL_TOO_LONG));
  return faults;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Rules that hang on several fields, told also while a field is refused by its own: a form says all at once. */
const withFaults = <T extends z.ZodType>(rule: T, faultsOf: (typed: Typed) => Fault[]): T =>
  rule.superRefine(
    (value, context) => {
      for (const { path, errorCode, text } of faultsOf(value as Typed))
        context.addIssue({
          code: 'custom',
          path,
          params: { errorCode, ...(text === undefined ? {} : { text }) },
        });
    },
    { when: ({ value }) => isObject(value) },
  );

export const requireConsent = <T extends z.ZodType>(rule: T): T => withFaults(rule, consentFaults);
export const requireResult = <T extends z.ZodType>(rule: T): T => withFaults(rule, resultFaults);

/** The contract of a form with what only it knows besides: the panel, and the clock of its device. */
export const withLiveRules = <T extends z.ZodType>(
  rule: T,
  live: { kindOf: KindOf; clock: () => { now: Date; today: string } },
): T =>
  withFaults(rule, (typed) => [
    ...timeFaults(typed, live.clock()),
    ...lineRules(typed, live.kindOf),
  ]);
