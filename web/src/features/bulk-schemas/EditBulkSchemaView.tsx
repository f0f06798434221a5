import { UpdateBulkSchemaInput } from '@assay/schema/bulk-schemas/bulk-schema';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { bulkSchemaPaths } from '../../config/features/bulk-schemas.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { BulkSchemaDetailDocument, UpdateBulkSchemaDocument } from './bulk-schema.generated.ts';
import { bulkSchemaRecord, nameOfSchema } from './bulk-schema-record.ts';
import { bulkSchemaLabels, bulkSchemaTexts } from './bulk-schema-words.ts';
import { BulkSchemaForm } from './BulkSchemaForm.tsx';

/** Edits what an import schema maps; what names it stays (C s2). */
export function EditBulkSchemaView() {
  const schema = bulkSchemaRecord.useRecord();
  const { id } = schema;
  return (
    <RecordForm
      title="Bulk Schema Update"
      subtitle={nameOfSchema(schema)}
      contract={UpdateBulkSchemaInput}
      labels={bulkSchemaLabels}
      texts={bulkSchemaTexts}
      record={schema}
      reread={async () => (await readAgain(BulkSchemaDetailDocument, { id })).bulkSchema}
      send={async (input) =>
        (await sendMutation(UpdateBulkSchemaDocument, { id, input })).updateBulkSchema
      }
      done="Schema has been successfully updated"
      next={bulkSchemaPaths.list}
    >
      {(form) => (
        <BulkSchemaForm form={form}>
          <ReadOnlyField
            label={bulkSchemaLabels.provider}
            value={labProviderNames[schema.provider]}
          />
          <ReadOnlyField label={bulkSchemaLabels.version} value={schema.version} />
          <ReadOnlyField label={bulkSchemaLabels.description} value={schema.description} />
        </BulkSchemaForm>
      )}
    </RecordForm>
  );
}
