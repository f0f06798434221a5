import { z } from 'zod';
import { LabProvider } from '../common/catalogue-enums.ts';
import { answersOf } from '../core/answers.ts';
import { optionalText, recordId, text, version } from '../core/fields.ts';
import { checkMapping } from './check-mapping.ts';
import { fieldListNames, importTemplates, type ImportTemplate } from './import-templates.ts';

/** Most fields of one list. */
const FIELDS_MAX = 100;

const SchemaFieldInput = z
  .object({
    mdReference: text().describe('What the field means to us, as the template names it.'),
    clientValue: optionalText().describe(
      'What the laboratory calls it: of a column its head, of a value the words that mean it, with a vertical bar between them.',
    ),
    description: optionalText().describe('Words of the template; they are not stored.'),
    required: z.boolean().optional().describe('Flag of the template; it is not stored.'),
  })
  .meta({ id: 'SchemaFieldInput', description: 'A field of an import schema, as it is mapped.' });

const SchemaField = z
  .object({
    description: z.string().describe('What the field is called.'),
    mdReference: z
      .string()
      .describe(
        'What it means to us: a path of a result such as `donor.firstName`, or a value of an enum such as `RANDOM`.',
      ),
    required: z.boolean().describe('Whether it has to be mapped.'),
    clientValue: z.string().nullable().describe('What the laboratory calls it; null for nothing.'),
  })
  .meta({ id: 'SchemaField', description: 'A field of an import schema with its mapping.' });
export type SchemaField = z.output<typeof SchemaField>;

/** What names a schema; it stays (C s2). */
const nameFields = {
  provider: LabProvider.describe('Laboratory that sends the files.'),
  version: text().describe('Version of the format of its files, e.g. `1.0`.'),
  description: text().describe('What tells the schema from others of the laboratory.'),
};

const listWords = {
  fields: 'Columns of the file, by their heads.',
  overrallResultFields: 'Words of the overall result.',
  lineResultFields: 'Words of the result of a line.',
  specimenTypeFields: 'Words of the specimen types.',
  testReasonFields: 'Words of the reasons for a test.',
} as const;

const lists = <T extends z.ZodType>(list: T) => {
  const of = (name: keyof typeof listWords) => list.describe(listWords[name]);
  return {
    fields: of('fields'),
    overrallResultFields: of('overrallResultFields'),
    lineResultFields: of('lineResultFields'),
    specimenTypeFields: of('specimenTypeFields'),
    testReasonFields: of('testReasonFields'),
  };
};

const inputFields = {
  ...nameFields,
  ...lists(z.array(SchemaFieldInput).max(FIELDS_MAX)),
};

/** What has to be mapped, by the words of the template. */
const exampleOf = (template: ImportTemplate) => ({
  provider: template.provider,
  version: template.version,
  description: 'Daily results export',
  ...Object.fromEntries(
    fieldListNames.map((name) => [
      name,
      template[name].flatMap(({ mdReference, description, required }) =>
        required ? { mdReference, clientValue: description } : [],
      ),
    ]),
  ),
});
const [first] = importTemplates;
const example = first && exampleOf(first);

export const CreateBulkSchemaInput = z.object(inputFields).superRefine(checkMapping).meta({
  id: 'CreateBulkSchemaInput',
  description: 'How the result files of a laboratory are read.',
  example,
});

export const UpdateBulkSchemaInput = z
  .object({ ...inputFields, recordVersion: version() })
  .superRefine(checkMapping)
  .meta({
    id: 'UpdateBulkSchemaInput',
    description:
      'The mappings of an import schema; a field that is left out is not mapped. Provider, version and description are those that it has.',
    example: { ...example, recordVersion: 3 },
  });

export const BulkSchema = z
  .object({
    id: recordId(),
    ...answersOf(nameFields),
    ...lists(z.array(SchemaField).nullable()),
    recordVersion: version().describe(
      'Version of the record. Send it with an update; a stale one is refused. `version` is that of the format.',
    ),
  })
  .meta({
    id: 'BulkSchema',
    description:
      'How the result files of a laboratory are read. The lists of fields are null where they were not asked for.',
  });
export type BulkSchema = z.output<typeof BulkSchema>;

export const BulkSchemaTemplate = z
  .object({
    provider: LabProvider.describe('Laboratory that sends the files.'),
    version: z.string().describe('Version of the format of its files.'),
    ...lists(z.array(SchemaField)),
  })
  .meta({
    id: 'BulkSchemaTemplate',
    description: 'What the result files of a laboratory hold, for a schema that maps it.',
  });
export type BulkSchemaTemplate = z.output<typeof BulkSchemaTemplate>;
