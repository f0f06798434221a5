import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { devices, substances } from './starting-data.ts';

/** Adds devices to the transaction's tenant; those it has already stay as they are. */
export const addDevices = (tx: Tx, added: typeof devices): Promise<number> =>
  tx.run(sql`
    insert into devices (name, specimen_type_ids)
    select d.name, array(select jsonb_array_elements_text(d.specimens)::smallint)
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as d(name text, specimens jsonb)
    on conflict do nothing`);

/** Adds drugs and adulterants to the transaction's tenant; those it has already stay as they are. */
export const addSubstances = (tx: Tx, added: typeof substances): Promise<number> =>
  tx.run(sql`
    insert into drug_adulterants (name, type, abbreviation, urine_col, oral_fluid_col, hair_col, is_mis_dot)
    select s.name, s.type, s.abbreviation, s.urine_col, s.oral_fluid_col, s.hair_col, s.is_mis_dot
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as s(
      name text, type text, abbreviation text, urine_col text, oral_fluid_col text, hair_col text, is_mis_dot boolean)
    on conflict do nothing`);
