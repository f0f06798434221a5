import type { ListFilter } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import { countDonors, countTests } from '../test-results/count-tests.read-model.ts';
import { rated } from './report-figures.ts';

/** Below so many people a rate may point at one of them. */
const FEW = 10;
/** With more tests than this nobody has to count people. */
const MANY_TESTS = 1_000;

const note =
  'These rates cover fewer than 10 people: they say little, and may point to one person. Share them with care.';

/** Whether a rate over these tests covers fewer than ten people; not of nothing. */
async function coversFew(context: Context, filters: readonly ListFilter[]): Promise<boolean> {
  const [counted] = await countTests(context, filters, { rated });
  return areFew(context, filters, counted?.figures.rated ?? 0);
}

/** The same, where it is known over how many tests the rate is. */
export async function areFew(
  context: Context,
  filters: readonly ListFilter[],
  tests: number,
): Promise<boolean> {
  if (tests === 0 || tests > MANY_TESTS) return false;
  const people = tests < FEW ? tests : await countDonors(context, [...filters, ...rated.where]);
  return people < FEW;
}

/** A note where rates cover fewer than ten people; nothing otherwise. */
export const smallGroupNote = async (
  context: Context,
  filters: readonly ListFilter[],
): Promise<string[]> => ((await coversFew(context, filters)) ? [note] : []);
