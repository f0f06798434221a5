import { sql, type SQL } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** A row of a file as it is kept until it is applied. */
export type LabSiteFileRow = Omit<Row<'collection_site_rows'>, 'tenant_id' | 'file_id'>;

/** What a file says of a site, with its types. */
const told = {
  site_type: sql`text`,
  bac_dot_supported: sql`boolean`,
  bac_non_dot_supported: sql`boolean`,
  is_electronic_request_enabled: sql`boolean`,
  hair_collection_supported: sql`boolean`,
  nida_supported: sql`boolean`,
  oral_fluid_supported: sql`boolean`,
  urine_observed_supported: sql`boolean`,
  urine_poct_supported: sql`boolean`,
  is_temporarily_closed: sql`boolean`,
  is_bfw: sql`boolean`,
  is_bfw_biometrics: sql`boolean`,
  is_hrs_electronic_ccf: sql`boolean`,
  is_oral_fluid_poct: sql`boolean`,
} satisfies Record<Exclude<keyof LabSiteFileRow, 'site_code'>, SQL>;
const columns = Object.keys(told).map((name) => sql.identifier(name));

/** The columns of a table, by its alias. */
const of = (alias: string): SQL =>
  sql.join(
    columns.map((name) => sql`${sql.identifier(alias)}.${name}`),
    sql`, `,
  );

const rowsOf = (rows: readonly LabSiteFileRow[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(site_code text, ${sql.join(
    Object.entries(told).map(([name, type]) => sql`${sql.identifier(name)} ${type}`),
    sql`, `,
  )})`;

export async function nextFileId(tx: Tx): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`select app.next_id('collection_site_files') as id`);
  return row?.id ?? 0;
}

export const insertFileRows = (
  tx: Tx,
  fileId: number,
  rows: readonly LabSiteFileRow[],
): Promise<number> =>
  tx.run(sql`
    insert into collection_site_rows (file_id, site_code, ${sql.join(columns, sql`, `)})
    select ${fileId}, s.site_code, ${of('s')} from ${rowsOf(rows)}`);

export const insertFile = (
  tx: Tx,
  { id, sha256, userId }: { id: number; sha256: string; userId: number | null },
): Promise<number> =>
  tx.run(sql`
    insert into collection_site_files (id, sha256, user_id) values (${id}, ${sha256}, ${userId})`);

/** How many sites some rows would change. */
export async function countChanged(tx: Tx, rows: readonly LabSiteFileRow[]): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::integer as count from ${rowsOf(rows)} join collection_sites t on t.site_code = s.site_code
    where (${of('t')}) is distinct from (${of('s')})`);
  return row?.count ?? 0;
}

/** How many rows have a code that no site has. */
export async function countUnknown(tx: Tx, rows: readonly LabSiteFileRow[]): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::integer as count from ${rowsOf(rows)}
    where not exists (select from collection_sites t where t.site_code = s.site_code)`);
  return row?.count ?? 0;
}

export type WaitingFile = Row<'collection_site_files', 'id' | 'sha256' | 'user_id'>;

/** The file that came in first, held until the end of the transaction: no other process applies one beside it. */
export const oldestFile = (tx: Tx): Promise<WaitingFile | null> =>
  tx.row<WaitingFile>(sql`
    select id, sha256, user_id from collection_site_files where applied_at is null order by id limit 1 for update`);

/** What a file did. */
export interface Applied {
  updated: number;
  unchanged: number;
  unknown: number;
  /** The codes that no site has, in their order. */
  unknownCodes: string[];
}

/** Takes over what a file says of sites that there are, notes what it did, and lets go of what was noted 90 days ago. */
export async function applyFile(tx: Tx, fileId: number): Promise<Applied> {
  const assigned = columns.map((name) => sql`${name} = s.${name}`);
  const row = await tx.row<Applied>(sql`
    with s as materialized (
      delete from collection_site_rows where file_id = ${fileId} returning *
    ), changed as (
      update collection_sites t set ${sql.join(assigned, sql`, `)}, updated_at = now()
      from s where t.site_code = s.site_code and (${of('t')}) is distinct from (${of('s')})
      returning 1
    ), unknown as (
      select s.site_code from s left join collection_sites t on t.site_code = s.site_code where t.site_code is null
    ), counts as (
      select (select count(*) from s)::integer as rows, (select count(*) from changed)::integer as updated,
        (select count(*) from unknown)::integer as unknown
    )
    select updated, rows - updated - unknown as unchanged, unknown,
      array(select site_code from unknown order by site_code) as "unknownCodes"
    from counts`);
  const applied = row ?? { updated: 0, unchanged: 0, unknown: 0, unknownCodes: [] };
  const { updated, unchanged, unknown, unknownCodes } = applied;
  await tx.run(sql`
    update collection_site_files set applied_at = now(), updated = ${updated}, unchanged = ${unchanged}, unknown = ${unknown},
      unknown_codes = ${sql.param(unknownCodes)}::text[]
    where id = ${fileId}`);
  await tx.run(
    sql`delete from collection_site_files where applied_at < now() - interval '90 days'`,
  );
  return applied;
}
