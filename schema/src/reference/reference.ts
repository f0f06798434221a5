import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { idParam, recordId } from '../core/fields.ts';
import { defineList } from '../core/list.ts';
import { defineRoute, listRoute } from '../core/route.ts';

/** Specimen types by their number (C s3); the numbers are fixed by the product. */
export const specimenTypes = {
  1: 'Urine',
  2: 'Oral Fluid',
  3: 'Hair',
  4: 'Breath',
  5: 'Urine POCT',
  6: 'Oral Fluid POCT',
  7: 'Blood',
  8: 'Sweat',
  9: 'Serum',
  10: 'Nails',
} as const;

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

export const DrugAdulterant = z
  .object({
    id: recordId(),
    name: z.string().describe('Name, unique regardless of case.'),
    type: wordedEnum(
      {
        DRUG: 'A substance that is tested for.',
        ADULTERANT: 'A way in which a specimen is spoilt.',
      },
      { id: 'DrugAdulterantType', description: 'What the entry is.' },
    ),
    abbreviation: z.string().describe('Short form, e.g. `THC`.'),
    urineCol: z
      .string()
      .nullable()
      .describe('Cutoff in urine as the laboratories print it; null for an adulterant.'),
    oralFluidCol: z
      .string()
      .nullable()
      .describe('Cutoff in oral fluid as the laboratories print it; null for an adulterant.'),
    hairCol: z
      .string()
      .nullable()
      .describe('Cutoff in hair as the laboratories print it; null for an adulterant.'),
    isMisDot: z.boolean().describe('Counted in the federal MIS report.'),
  })
  .meta({
    id: 'DrugAdulterant',
    description: 'A substance that is tested for, or a way a specimen is spoilt.',
  });

export const deviceList = defineList({
  fields: { name: { kind: 'text', sort: true } },
  search: [],
  defaultSort: 'name',
});

export const drugAdulterantList = defineList({
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', sort: true },
    abbreviation: { kind: 'text', sort: true },
    type: { kind: 'choice', sort: true, values: ['DRUG', 'ADULTERANT'] },
  },
  search: ['name', 'abbreviation'],
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
  drugAdulterants: listRoute({
    url: '/api/drugadulterants',
    item: DrugAdulterant,
    list: drugAdulterantList,
    summary: 'List the drugs and adulterants',
    tag: 'reference',
    access: 'session',
  }),
  misDotDrugAdulterants: listRoute({
    url: '/api/drugadulterants/misdot',
    item: DrugAdulterant,
    list: drugAdulterantList,
    summary: 'List the substances of the federal MIS report',
    tag: 'reference',
    access: 'session',
  }),
  drugAdulterant: defineRoute({
    method: 'GET',
    url: '/api/drugadulterants/:id',
    schema: {
      summary: 'Read a drug or adulterant',
      tags: ['reference'],
      params: z.object({ id: idParam() }),
      response: { 200: DrugAdulterant },
    },
    config: { access: 'session' },
  }),
};
