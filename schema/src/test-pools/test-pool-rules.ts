import { errorTexts, type ErrorCode } from '../core/errors.ts';
import type { TargetType, TestOrderType } from './enums.ts';

/** What the rules of a pool look at. */
export interface TestPoolValues {
  isRegulated: boolean;
  testingAgencyId: number | null;
  consortiumId: number | null;
  companyId: number | null;
  locationId: number | null;
  isTestPoolForCompany: boolean;
  targetType: TargetType | null;
  drugPercentage: number | null;
  alcoholPercentage: number | null;
  drugIntervalNumber: number | null;
  alcoholIntervalNumber: number | null;
  programStartDate: string;
  programEndDate: string | null;
  testOrderType: TestOrderType | null;
  shouldGenerateAlternates: boolean;
  alternatesAmount: number | null;
}

type Field = keyof TestPoolValues;

export interface TestPoolProblem {
  field: Field;
  errorCode: Extract<ErrorCode, 'BLANK' | 'INVALID'>;
  /** The rule that a value breaks, where the code's own text does not say it. */
  text?: string;
}

/** Last day of a regulated program: 31 December of the year in which it starts (contract §17). */
export const yearEndOf = (day: string): string => `${day.slice(0, 4)}-12-31`;

/** Last day that an unregulated program may have: its start plus one year minus one day (C s4). */
export function lastProgramDay(start: string): string {
  const day = new Date(`${start}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

const targetsOf = (type: TargetType | null): readonly Field[] => {
  if (type === null) return ['targetType'];
  return type === 'percentage'
    ? ['drugPercentage', 'alcoholPercentage']
    : ['drugIntervalNumber', 'alcoholIntervalNumber'];
};

/** What a pool of a company has and one of a consortium has not (C s4). */
const requiredOfCompany = ({ isTestPoolForCompany }: TestPoolValues): readonly Field[] => [
  'companyId',
  'testOrderType',
  ...(isTestPoolForCompany ? [] : (['locationId'] as const)),
];

/** Fields that the other values make required (C s5). */
function requiredOf(pool: TestPoolValues): readonly Field[] {
  return [
    ...(pool.consortiumId === null ? requiredOfCompany(pool) : []),
    ...(pool.shouldGenerateAlternates ? (['alternatesAmount'] as const) : []),
    ...(pool.isRegulated
      ? (['testingAgencyId'] as const)
      : (['programEndDate', ...targetsOf(pool.targetType)] as const)),
  ];
}

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** A start that is no day is refused by itself, and says nothing about the end. */
const isOutside = ({ programStartDate: start, programEndDate: end }: TestPoolValues): boolean =>
  end !== null && isDay(start) && (end < start || end > lastProgramDay(start));

/**
 * What is wrong with the values of a pool taken together (C s4, s5). What the regulator decides is not
 * asked for, and what a switch hides is not looked at.
 */
export function testPoolProblems(pool: TestPoolValues): TestPoolProblem[] {
  const problems: TestPoolProblem[] = requiredOf(pool)
    .filter((field) => pool[field] === null)
    .map((field) => ({ field, errorCode: 'BLANK' }));
  const invalid = (field: Field, text?: string): void =>
    void problems.push({ field, errorCode: 'INVALID', ...(text === undefined ? {} : { text }) });
  if (pool.consortiumId === null && pool.isRegulated && pool.testOrderType === 'INSTANT')
    invalid('testOrderType', 'Regulated Test Pools do not order instant tests.');
  if (!pool.isRegulated && isOutside(pool)) invalid('programEndDate', errorTexts.programEnd);
  return problems;
}
