import { sql } from 'drizzle-orm';
import type { LabSiteFile } from '@assay/schema/collection-sites/lab-site-file';
import { labSiteCsv } from '@assay/schema/collection-sites/lab-site-csv';
import type { Context } from '../../core/context.ts';
import type { CsvAnswer } from '../../core/csv/serve-csv.ts';
import { found } from '../../core/refusal.ts';

/** Files of the last 90 days, the latest first, with what each did. */
export async function readLabSiteFiles({
  tx,
}: Context): Promise<{ results: LabSiteFile[]; total: number }> {
  const results = await tx.rows<LabSiteFile>(sql`
    select f.id, f.received_at as "receivedAt", u.first_name || ' ' || u.last_name as "receivedBy",
      f.applied_at as "appliedAt", f.updated, f.unchanged, f.unknown
    from collection_site_files f left join users u on u.id = f.user_id
    order by f.id desc limit 100`);
  return { results, total: results.length };
}

/**
 * The codes of a file that no site had when it was applied, in their order.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function unknownCodesOf({ tx }: Context, id: number): Promise<CsvAnswer> {
  const { codes } = found(
    await tx.row<{ codes: string[] }>(
      sql`select unknown_codes as codes from collection_site_files where id = ${id}`,
    ),
  );
  return {
    name: 'Unknown lab sites.csv',
    header: [labSiteCsv.siteCode.header],
    rows: [codes.map((code) => [code])],
  };
}
