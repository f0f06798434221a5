import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '@assay/schema/core/list';
import {
  deviceList,
  DrugAdulterant,
  drugAdulterantList,
  specimenTypes,
  type Device,
} from '@assay/schema/reference/reference';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { entityTable } from '../../core/entities/entity-table.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { keyColumn, listSource } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';

const drugAdulterants = entityTable('drug_adulterants', DrugAdulterant);

const deviceSource = listSource({
  spec: deviceList,
  table: 'devices',
  columns: { name: keyColumn('name_key') },
  select: sql`t.id, t.name, to_jsonb(t.specimen_type_ids) as specimen_type_ids`,
});

const drugAdulterantSource = entityList({ spec: drugAdulterantList, table: drugAdulterants });

interface DeviceRow extends Row<'devices', 'id' | 'name'> {
  specimen_type_ids: (keyof typeof specimenTypes)[];
}

const deviceOf = ({ id, name, specimen_type_ids: ids }: DeviceRow): z.output<typeof Device> => ({
  id,
  name,
  specimens: ids.map((each) => ({ id: each, name: specimenTypes[each] })),
});

/** A page of the instant test devices of the tenant. */
export async function listDevices({ tx }: Context, query: ListQuery) {
  return listAnswer(await runList<DeviceRow>(tx, deviceSource, query), query, deviceOf);
}

/** A page of the drugs and adulterants of the tenant; of those of the MIS report with `misDotOnly`. */
export async function listDrugAdulterants({ tx }: Context, query: ListQuery, misDotOnly = false) {
  const page = await runList<Row<'drug_adulterants'>>(
    tx,
    drugAdulterantSource,
    query,
    misDotOnly ? sql`t.is_mis_dot` : undefined,
  );
  return listAnswer(page, query, (row) => drugAdulterants.fromRow(row));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readDrugAdulterant(
  { tx }: Context,
  id: number,
): Promise<z.output<typeof DrugAdulterant>> {
  return drugAdulterants.fromRow(found(await drugAdulterants.find(tx, id)));
}
