import type { TargetType } from '@assay/schema/test-pools/enums';
import { formatUsDate } from '../../components/form/us-date.ts';
import { numberText, percentText } from '../../lib/value-text.ts';

interface Targets {
  targetType: TargetType;
  drugPercentage: number | null;
  alcoholPercentage: number | null;
  drugIntervalNumber: number | null;
  alcoholIntervalNumber: number | null;
}

/** A target as a percentage a year, or as a number each interval (C s9). */
const targetText = (
  type: TargetType,
  percentage: number | null,
  each: number | null,
): string | null => {
  if (type === 'percentage') return percentage === null ? null : percentText(percentage);
  return each === null ? null : numberText(each);
};

export const drugTargetText = (pool: Targets): string | null =>
  targetText(pool.targetType, pool.drugPercentage, pool.drugIntervalNumber);

export const alcoholTargetText = (pool: Targets): string | null =>
  targetText(pool.targetType, pool.alcoholPercentage, pool.alcoholIntervalNumber);

/** A day in the words of the screen; null when there is none. */
export const dayText = (day: string | null): string | null => day && formatUsDate(day);
