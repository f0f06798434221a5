import { errorTexts } from '@assay/schema/core/errors';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { usDay } from '@assay/schema/core/us-day';
import { Refusal } from '../../core/refusal.ts';
import type { CompletePool } from './complete-test-pool.ts';
import type { DrawDays } from './test-pools.repository.ts';

/** A program that is run already: it has members or draws. Days are `YYYY-MM-DD`. */
export interface BegunProgram extends DrawDays {
  start: string;
}

const invalid = (field: 'programStartDate' | 'programEndDate', text: string): Refusal =>
  Refusal.fields(fieldError([field], 'INVALID', {}, text));

/** Nothing brings an expired pool back, so that one mistyped year would end its program for good. */
function refuseOver({ isRegulated, programEndDate: end }: CompletePool, today: string): void {
  if (end >= today) return;
  throw isRegulated
    ? invalid('programStartDate', errorTexts.programYear)
    : invalid('programEndDate', 'This program would be over already. Enter today or a later day.');
}

function refuseMove(pool: CompletePool, begun: BegunProgram): void {
  const { programStartDate: start, programEndDate: end } = pool;
  const year = begun.start.slice(0, 4);
  if (start.slice(0, 4) !== year)
    throw invalid(
      'programStartDate',
      `The program has members or draws and stays in its year. Enter a day in ${year}.`,
    );
  if (begun.first !== null && start > begun.first)
    throw invalid(
      'programStartDate',
      `The first draw was on ${usDay(begun.first)}. Enter that day or an earlier one.`,
    );
  if (begun.latest !== null && end < begun.latest)
    throw invalid(
      'programEndDate',
      `The latest draw was on ${usDay(begun.latest)}. Enter that day or a later one.`,
    );
}

/**
 * Refuses days that would end a program by a slip of the keyboard: one that is over when it is saved, and one
 * that is run already and leaves its year or the days of its draws.
 * @param begun Null for a new pool and for one without members and draws.
 * @throws Refusal a failure of the field to correct, with the rule
 */
export function refuseDays(pool: CompletePool, today: string, begun: BegunProgram | null): void {
  if (begun !== null) refuseMove(pool, begun);
  refuseOver(pool, today);
}
