import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** Ids and display ids for n new locations, in order. */
export const takeLocationIds = (tx: Tx, n: number): Promise<{ id: number; locationId: string }[]> =>
  tx.rows(sql`
    select i.id, (100000 + d.number)::text as "locationId"
    from app.next_ids('locations', ${n}) with ordinality i(id, position)
    join app.next_ids('locations.location_id', ${n}) with ordinality d(number, position) using (position)
    order by position`);

/** How many locations a company has. */
export async function countLocations(tx: Tx, companyId: number): Promise<number> {
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from locations where company_id = ${companyId} and deleted_at is null`,
  );
  return row?.count ?? 0;
}

/** Which of some names, in lower case, the company has already. */
export async function knownNames(
  tx: Tx,
  companyId: number,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<Row<'locations', 'name_key'>>(sql`
    select name_key from locations
    where company_id = ${companyId} and deleted_at is null
      and name_key = any (array(select lower(n) collate "C" from unnest(${sql.param([...names])}::text[]) n))`);
  return new Set(rows.map((row) => row.name_key));
}

/** Name of a location that was given none (contract §8). */
export const nameFrom = (locationId: string): string => `Location ${locationId}`;

interface Nameless {
  row: number;
  address: {
    addressLine1: string;
    addressLine2: string | null;
    city: string;
    state: string;
    zip: string;
  };
  locationPhone: string;
  locationFax: string;
  derInfo: { email: string };
}

/**
 * Which of some rows without a name the company has already, under a name made of the display id: without
 * a name to compare, a file that is sent again would double all of them. Answers that name by row.
 */
export async function unnamedDuplicates(
  tx: Tx,
  companyId: number,
  rows: readonly Nameless[],
): Promise<ReadonlyMap<number, string>> {
  if (rows.length === 0) return new Map();
  const given = rows.map(({ row, address: a, locationPhone: phone, locationFax, derInfo }) => {
    const parts = [a.addressLine1, a.addressLine2, a.city, a.state, a.zip];
    return { row, phone, key: [...parts, locationFax, derInfo.email].join('\n').toLowerCase() };
  });
  const found = await tx.rows<{ row: number; name: string }>(sql`
    select g.row, min(l.name) as name
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (row int, phone text, key text)
    join locations l on l.company_id = ${companyId} and l.deleted_at is null
      and l.location_phone = g.phone and l.name = 'Location ' || l.location_id
      and g.key = lower(concat(
        l.address_address_line1, chr(10), l.address_address_line2, chr(10), l.address_city, chr(10),
        l.address_state, chr(10), l.address_zip, chr(10), l.location_fax, chr(10), l.der_email))
    group by g.row order by g.row`);
  return new Map(found.map(({ row, name }) => [row, name]));
}

/** Hides the locations of a company with their customers. */
export async function deleteLocationRowsOfCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.run(
    sql`update location_clients set deleted_at = now() where company_id = ${companyId} and deleted_at is null`,
  );
  await tx.run(
    sql`update locations set deleted_at = now() where company_id = ${companyId} and deleted_at is null`,
  );
}

/** Hides the customers of a location. */
export const hideClients = (tx: Tx, id: number): Promise<number> =>
  tx.run(
    sql`update location_clients set deleted_at = now() where location_id = ${id} and deleted_at is null`,
  );
