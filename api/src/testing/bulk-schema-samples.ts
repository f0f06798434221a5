import type { bulkSchemaRoutes } from '@assay/schema/bulk-schemas/bulk-schema.routes';
import {
  addBulkSchema,
  bulkSchemaInput,
} from '../modules/bulk-schemas/testing/bulk-schema-calls.ts';
import { logging, type SamplesOf } from './sample.ts';

/** A sample of every call that writes import schemas. */
export const bulkSchemaSamples: SamplesOf<typeof bulkSchemaRoutes> = {
  create: logging('bulkSchema.created', () => ({ body: bulkSchemaInput() })),
  update: logging('bulkSchema.updated', async ({ api, superAdmin }) => {
    const { id, recordVersion, description } = await addBulkSchema(api, superAdmin);
    const body = { ...bulkSchemaInput({ description, testReasonFields: [] }), recordVersion };
    const [negative, ...others] = body.overrallResultFields;
    return {
      id,
      body: {
        ...body,
        overrallResultFields: [{ ...negative, clientValue: 'NEG|Negative' }, ...others],
      },
    };
  }),
};
