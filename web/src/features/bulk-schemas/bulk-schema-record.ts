import type { LoaderFunctionArgs } from 'react-router-dom';
import { labProviderNames, type LabProviderName } from '@assay/schema/common/lab-providers';
import { bulkSchemaPaths } from '../../config/features/bulk-schemas.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { BulkSchemaDetailDocument } from './bulk-schema.generated.ts';

/** Where the screens of one import schema are. */
export const bulkSchemaLinks = (id: string) => {
  const { edit, history } = bulkSchemaPaths;
  return linksOf({ edit, history }, { id });
};

/** "LabCorp 1.0: Daily results export". */
export const nameOfSchema = (schema: {
  provider: LabProviderName;
  version: string;
  description: string;
}): string => `${labProviderNames[schema.provider]} ${schema.version}: ${schema.description}`;

/** The import schema of the address. */
export const bulkSchemaRecord = recordRoute({
  document: BulkSchemaDetailDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: bulkSchemaPaths.list,
  }),
  record: ({ bulkSchema }) => bulkSchema,
  name: ({ description }) => description,
});
