import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { devices } from './starting-devices.ts';

/** Adds devices to the transaction's tenant; those it has already stay as they are. */
export const addDevices = (tx: Tx, added: typeof devices): Promise<number> =>
  tx.run(sql`
    insert into devices (name, specimen_type_ids)
    select d.name, array(select jsonb_array_elements_text(d.specimens)::smallint)
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as d(name text, specimens jsonb)
    on conflict do nothing`);
