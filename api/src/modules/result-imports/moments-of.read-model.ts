import { sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { FileTest } from './gather-results.ts';

interface Moments {
  collectedAt: string;
  receivedAt: string | null;
  reportedAt: string;
}

/**
 * When specimens of the file were given, received and reported, UTC: a file has them by the clock of whoever sends it, for
 * which that of the importer stands, so that what has just happened further east would be to come: nothing is after its import. A
 * report without a time is of the moment of its import.
 */
export function momentsOf(
  { tx, viewer, now }: Context,
  tests: readonly FileTest[],
): Promise<Moments[]> {
  const local = tests.map(({ values }, at) => ({
    at,
    c: values['testResult.collectedAt'],
    r: values['testResult.receivedAt'],
    p: values['testResult.reportedAt'],
  }));
  /** Null stays null with `case`, and `least` would make it now. */
  const at = (name: 'c' | 'r' | 'p') =>
    sql`(case when ${sql.raw(`s.${name}`)} is not null then
      least(${sql.raw(`s.${name}`)}::timestamp at time zone ${viewer.timezone}, ${now.toISOString()}::timestamptz) end)`;
  return tx.rows<Moments>(sql`
    select ${at('c')} as "collectedAt", ${at('r')} as "receivedAt",
      coalesce(${at('p')}, ${now.toISOString()}::timestamptz) as "reportedAt"
    from jsonb_to_recordset(${JSON.stringify(local)}::jsonb) as s (at int, c text, r text, p text) order by s.at`);
}
