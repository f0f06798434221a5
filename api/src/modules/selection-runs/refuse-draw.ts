import { periodAt } from '@assay/draw/periods';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { errorTexts } from '@assay/schema/core/errors';
import { usDay } from '@assay/schema/core/us-day';
import { Refusal } from '../../core/refusal.ts';
import type { Numbers } from './period-numbers.ts';

/** Fewest members that a pool of the Federal Railroad Administration is drawn from (49 CFR 219.613). */
const RAILROAD_MEMBERS = 4;

const refused = (field: string, text: string): Refusal =>
  Refusal.fields(fieldError([field], 'INVALID', {}, text));

/**
 * Refuses a day outside of the selection period of `today`: who is drawn for a period that is over cannot be tested in
 * it, and a period to come has other members than today (49 CFR 382.305(i), 219.613).
 * @throws Refusal a failure of `runDate`
 */
function refuseOtherPeriod({ moment: { periods, period } }: Numbers, today: string): void {
  const current = periodAt(periods, today);
  if (current?.number === period.number) return;
  throw refused(
    'runDate',
    current === undefined
      ? 'No selection period of the program runs today, so that nobody can be drawn.'
      : `A draw is for the selection period that runs. Enter a day from ${usDay(current.start)} to ${usDay(current.end)}.`,
  );
}

/** What the Federal Railroad Administration asks of a draw (49 CFR 219.613, 219.615). */
function refuseByRailroad(numbers: Numbers, drawn: number, override: boolean): void {
  if (numbers.agency !== 'FRA') return;
  if (numbers.moment.eligible < RAILROAD_MEMBERS)
    throw new Refusal('TEST_POOL_NOT_EDITABLE', {
      text: `An FRA pool is drawn from with at least ${RAILROAD_MEMBERS} active members (49 CFR 219.613). Add members first.`,
    });
  if (override && drawn === 0)
    throw refused(
      'drugOverride',
      'An FRA pool draws at least one person each quarter (49 CFR 219.615). Enter 1 or more.',
    );
}

/**
 * Refuses a draw that its period, its program or its regulator does not allow.
 * @param drawn how many it would select
 * @throws Refusal TEST_POOL_NOT_EDITABLE, or a failure of the field to correct
 */
export function refuseDraw(
  numbers: Numbers,
  { today, override, drawn }: { today: string; override: boolean; drawn: number },
): void {
  refuseOtherPeriod(numbers, today);
  if (numbers.isDrawn && !override) throw refused('runDate', errorTexts.periodIsDrawn);
  refuseByRailroad(numbers, drawn, override);
}
