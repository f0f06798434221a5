import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { devices } from './starting-devices.ts';

/** Adds devices to the transaction's tenant; those it has already stay as they are. */
export const addDevices = (tx: Tx, added: typeof devices): Promise<number> =>
  tx.run(sql`
    insert into devices (name, specimen_type_ids)
    select d.name, array(select jsonb_array_elements_text(d.specimens)::smallint)
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as d(name text, specimens jsonb)
    on conflict do nothing`);

/** A device by its id, or null. */
export const findDevice = (
  tx: Tx,
  id: number,
): Promise<Row<'devices', 'id' | 'name' | 'specimen_type_ids'> | null> =>
  tx.row(sql`
    select id, name, to_jsonb(specimen_type_ids) as specimen_type_ids from devices
    where id = ${id} and deleted_at is null`);

/** All devices. */
export const allDevices = (
  tx: Tx,
): Promise<Row<'devices', 'id' | 'name' | 'name_key' | 'specimen_type_ids'>[]> =>
  tx.rows(sql`
    select id, name, name_key, to_jsonb(specimen_type_ids) as specimen_type_ids from devices
    where deleted_at is null order by id`);
