import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '@assay/schema/core/list';
import { deviceList, type Device } from '@assay/schema/reference/reference';
import { specimenTypes, type SpecimenTypeId } from '@assay/schema/reference/specimen-types';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { column, keyColumn, listSource } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';

const deviceSource = listSource({
  spec: deviceList,
  table: 'devices',
  columns: {
    id: column('id'),
    name: keyColumn('name_key'),
    specimenTypeIds: { value: sql`t.specimen_type_ids::bigint[]`, form: 'exact' },
  },
  select: sql`t.id, t.name, to_jsonb(t.specimen_type_ids) as specimen_type_ids`,
});

interface DeviceRow extends Row<'devices', 'id' | 'name'> {
  specimen_type_ids: SpecimenTypeId[];
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
