import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { defineList } from '../core/list.ts';
import { listRoute } from '../core/route.ts';

export const Specimen = z
  .object({ id: recordId(), name: z.string().describe('Name of the specimen type.') })
  .meta({ id: 'Specimen', description: 'A specimen type.' });

export const Device = z
  .object({
    id: recordId(),
    name: z.string().describe('Name of the device.'),
    specimens: z.array(Specimen).describe('Specimen types that the device takes.'),
  })
  .meta({ id: 'Device', description: 'An instant test device with the specimens it takes.' });

export const deviceList = defineList({
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', sort: true },
    specimenTypeIds: { kind: 'ids' },
  },
  search: ['name'],
  defaultSort: 'name',
});

/** Reference data of contract §12 that every test form reads. */
export const referenceRoutes = {
  devices: listRoute({
    url: '/api/devices',
    item: Device,
    list: deviceList,
    summary: 'List the instant test devices',
    tag: 'reference',
    access: 'session',
  }),
};
