import { sql } from 'drizzle-orm';
import type { ReportVersion, ResultReader } from '@assay/schema/manual-results/correction';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { shownLines } from '../test-results/shown-report.read-model.ts';
import { isTestVisible } from '../test-results/test-cases.repository.ts';

const requireTest = async ({ tx }: Context, id: number): Promise<void> => {
  if (!(await isTestVisible(tx, id))) throw Refusal.notFound();
};

type StoredLines = Parameters<typeof shownLines>[0];

/**
 * Versions of the reports of a test that the caller may see, newest first; the latest of each kind holds.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readReportVersions(
  context: Context,
  id: number,
): Promise<{ results: ReportVersion[] }> {
  await requireTest(context, id);
  const rows = await context.tx.rows<
    Omit<ReportVersion, 'drugAdulterantResults'> & StoredLines
  >(sql`
    select r.kind, r.report_version as version, r.result, r.reported_at as "reportedAt", r.released_at as "releasedAt",
      r.source, r.replace_reason as "replaceReason",
      row_number() over (partition by r.kind order by r.report_version desc) = 1 as "isCurrent",
      r.file_id as "fileId", r.lines, (select l.levels from test_report_levels l where l.test_report_id = r.id) as levels
    from test_reports r where r.test_result_id = ${id} order by r.created_at desc, r.id desc`);
  return {
    results: rows.map(({ lines, levels, ...report }) => ({
      ...report,
      drugAdulterantResults: shownLines({ lines, levels }),
    })),
  };
}

type Reader = Omit<z.output<typeof ResultReader>, 'hasSeenCurrent'> & { userId: number | null };

/** Who opened or downloaded a test since a moment, by name; only what the caller may know of. */
export const readersSince = (tx: Tx, id: number, since: string): Promise<Reader[]> =>
  tx.rows<Reader>(sql`
    select e.actor as name, c.company_name as company, e.actor_user_id as "userId",
      max(greatest(e.at, v.viewed_at)) as "lastSeenAt", max(e.at) filter (where e.kind = 'DOWNLOADED') as "downloadedAt"
    from test_events e
    left join users u on u.id = e.actor_user_id
    left join companies c on c.id = u.company_id
    left join test_result_views v on v.test_result_id = e.test_result_id and v.user_id = e.actor_user_id
      and v.user_tenant_id = e.tenant_id
    where e.test_result_id = ${id} and e.kind in ('VIEWED', 'DOWNLOADED')
      and greatest(e.at, v.viewed_at) >= ${since}::timestamptz
    group by e.actor, c.company_name, e.actor_user_id order by e.actor, e.actor_user_id`);

/**
 * Who saw a result since it was released for the first time, and whether they saw what holds now.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readResultReaders(
  context: Context,
  id: number,
): Promise<{ results: z.output<typeof ResultReader>[] }> {
  await requireTest(context, id);
  const row = await context.tx.row<{ first: string | null; last: string | null }>(sql`
    select min(released_at) as first, max(released_at) as last from test_reports where test_result_id = ${id}`);
  if (row === null || row.first === null || row.last === null) return { results: [] };
  const { last } = row;
  const readers = await readersSince(context.tx, id, row.first);
  return {
    results: readers.map(({ userId: _userId, ...reader }) => ({
      ...reader,
      hasSeenCurrent: Date.parse(reader.lastSeenAt) >= Date.parse(last),
    })),
  };
}
