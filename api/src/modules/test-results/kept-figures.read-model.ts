import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** What is kept of the tests of a tenant, of a week, a program and a reason (ADR 129). */
export interface KeptFigures {
  /** Monday of the week. */
  week: string;
  program: 'DOT' | 'NON_DOT';
  /** Null where none is known. */
  reason: string | null;
  tests: number;
  timed: number;
  /** From collection to release, of those that are timed. */
  seconds: number;
  rated: number;
  positive: number;
}

/** Figures of days, both included; null for who sees a part of the tenant, or where nothing was ever counted. */
export async function keptTestFigures(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<KeptFigures[] | null> {
  const any = await tx.row(sql`select 1 as kept from test_figures limit 1`);
  if (any === null) return null;
  return tx.rows<KeptFigures>(sql`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, program, nullif(reason, '') as reason,
      sum(tests)::bigint as tests, sum(timed)::bigint as timed, sum(timed_seconds)::float8 as seconds,
      sum(rated)::bigint as rated, sum(positive)::bigint as positive
    from test_figures where day between ${from}::date and ${to}::date
    group by 1, 2, 3 having sum(tests) <> 0 order by 1, 2, 3`);
}
