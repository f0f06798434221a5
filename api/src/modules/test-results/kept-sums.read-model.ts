import { sql } from 'drizzle-orm';
import type { ListFilter } from '@assay/schema/core/list';
import type { ListSource } from '../../core/lists/list-source.ts';
import type { Figure, Group } from './test-figure.read-model.ts';

/** Fields of the list of tests by which tests are summed up day by day; levels of the hierarchy are those of the location. */
const fields = new Set([
  'company.id',
  'location.id',
  'testResult.testType',
  'testResult.program',
  'testResult.outcome',
  'testResult.countedAt',
  'testResult.countedMonth',
  'testResult.isTimed',
  'testResult.positiveDrugIds',
]);
const levels = new Set(['region.id', 'area.id', 'district.id']);
const groups = new Set<Group>(['month', 'week', 'drug']);

const isField = ({ field }: ListFilter): boolean => fields.has(field);

/** A moment that is the beginning or the end of a day, so that days are in or out as a whole. */
const isWhole = ({ field, operator, values }: ListFilter): boolean =>
  field !== 'testResult.countedAt' ||
  (operator === 'GTE' && values[0]?.endsWith('T00:00:00.000Z') === true) ||
  (operator === 'LTE' && values[0]?.endsWith('T23:59:59.999Z') === true);

const hasOutcome = ({ field, operator, values }: ListFilter): boolean =>
  field === 'testResult.outcome' &&
  (operator === 'EQ' || operator === 'IN' || (operator === 'IS_NULL' && values[0] === 'false'));

const isTimed = ({ field, operator, values }: ListFilter): boolean =>
  field === 'testResult.isTimed' && operator === 'EQ' && values[0] === 'true';

/**
 * The sums that are kept of the rows of tests (ADR 155), in place of the rows: where they tell all that is asked for; null
 * otherwise. The conditions of the list hold for them as they stand.
 */
export function keptSums<S extends ListSource>(
  source: S,
  filters: readonly ListFilter[],
  figures: readonly Figure[],
  by: readonly Group[],
): S | null {
  const isKept =
    filters.every((each) => (isField(each) && isWhole(each)) || levels.has(each.field)) &&
    filters.some(hasOutcome) &&
    by.every((group) => groups.has(group)) &&
    figures.every(
      ({ where, days }) =>
        where.every((each) => isField(each) && isWhole(each)) &&
        (days === undefined || [...filters, ...where].some(isTimed)),
    );
  return isKept ? { ...source, table: 'kept_test_sums', where: sql`true` } : null;
}
