import { sql, type SQL } from 'drizzle-orm';
import { attentionAt, progressColumns, progressJoin } from './pool-progress.read-model.ts';

const parts = ['target', 'due', 'done', 'open', 'forecast'] as const;
const kinds = ['drug', 'alcohol'] as const;

/** The numbers of both kinds of tests, `drug_target` and so on. */
export const progressNumbers = kinds.flatMap((kind) =>
  parts.map((part) => `${kind}_${part}` as const),
);

/** What is kept of how a pool stands on a day, in the order of `reckonedAt`. */
export const keptColumns = [
  'status',
  'draw',
  'period',
  'draw_by',
  'target',
  'attention',
  'overdue',
  ...progressNumbers,
] as const;

/** The same, reckoned with `progressJoin`. */
export const reckonedAt = (day: string): SQL =>
  sql`span.status, stand.draw, stand.period, stand.draw_by, stand.target, ${attentionAt(day)} as attention,
    expected.overdue, ${progressColumns('drug')}, ${progressColumns('alcohol')}`;

/** Joins what is kept of the pools `t` for a day and still holds, as `kept`. */
export const keptJoin = (day: string): SQL =>
  sql`left join kept_pool_progress kept on kept.tenant_id = t.tenant_id and kept.test_pool_id = t.id
    and kept.day = ${day}::date and kept.stamp = t.progress_stamp`;

const keptOnes = sql.raw(keptColumns.map((name) => `kept.${name}`).join(', '));

/**
 * Joins how the pools `t` stand on a day, as `progress`: what is kept where that still holds, and reckoned for a pool that
 * was written to since, so that nobody reads what is over (ADR 126).
 */
export const progressAt = (day: string): SQL =>
  sql`${keptJoin(day)} cross join lateral (
    select ${keptOnes} where kept.day is not null
    union all
    select ${reckonedAt(day)} from (select) one ${progressJoin(day)} where kept.day is null
  ) progress`;
