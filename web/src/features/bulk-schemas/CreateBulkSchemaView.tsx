import { CreateBulkSchemaInput } from '@assay/schema/bulk-schemas/bulk-schema';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { bulkSchemaPaths } from '../../config/features/bulk-schemas.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { CreateBulkSchemaDocument } from './bulk-schema.generated.ts';
import { bulkSchemaLabels, bulkSchemaTexts } from './bulk-schema-words.ts';
import { BulkSchemaForm } from './BulkSchemaForm.tsx';
import { NewSchemaFields } from './NewSchemaFields.tsx';

/** Maps the result files of a laboratory for the first time (C s2). */
export const CreateBulkSchemaView = () => (
  <RecordForm
    title="New Schema Mapping"
    action="Create Schema"
    contract={CreateBulkSchemaInput}
    labels={bulkSchemaLabels}
    texts={bulkSchemaTexts}
    send={async (input) =>
      (await sendMutation(CreateBulkSchemaDocument, { input })).createBulkSchema
    }
    done="Schema has been successfully created."
    next={bulkSchemaPaths.list}
  >
    {(form) => (
      <BulkSchemaForm form={form}>
        <NewSchemaFields form={form} />
      </BulkSchemaForm>
    )}
  </RecordForm>
);
