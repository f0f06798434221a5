import { Button, Grid, Stack } from '@chakra-ui/react';
import { useForm, useWatch } from 'react-hook-form';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { SelectField } from '../../components/form/SelectField.tsx';
import { Card } from '../../components/page/Card.tsx';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { FileToImport } from '../../components/upload/FileToImport.tsx';
import { UploadStatus } from '../../components/upload/UploadStatus.tsx';
import { paths } from '../../config/paths.ts';
import { programOptions } from '../../domain/laboratories/catalogue-words.ts';
import { useWayOut } from '../../lib/navigation/use-way-out.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { ImportErrorsDialog } from './ImportErrorsDialog.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { useImportSchemasQuery } from './result-import.generated.ts';
import { useResultImport } from './use-result-import.ts';

const programHint =
  'Of results without an order. Left open, those of locations that order DOT tests from the laboratory wait for the MRO.';

/** "Bulk result import": choose a schema, try a CSV out, import it (T s2). */
export function ResultImportView() {
  const leaveTo = useWayOut();
  const { data, error, refetch } = useImportSchemasQuery({ fetchPolicy: 'cache-and-network' });
  const { control } = useForm({ defaultValues: { schemaId: '', program: '' } });
  const [schemaId, program] = useWatch({ control, name: ['schemaId', 'program'] });
  const { file, last, preview, errors, ...steps } = useResultImport({
    schemaId,
    program,
    onImported: () => {
      toastSuccess('Results successfully imported');
      void leaveTo(paths.dashboard, { afresh: true });
    },
  });
  if (error !== undefined && data === undefined)
    return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title="Bulk result import"
        subtitle="Results of a laboratory by the file. Either all rows are imported or none."
        actions={
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => void leaveTo(paths.dashboard)}
          >
            Cancel
          </Button>
        }
      />
      <Stack gap="4">
        <Card padding="5">
          <Grid
            templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
            marginBottom="4"
          >
            <SelectField
              control={control}
              name="schemaId"
              label="Schema"
              required
              options={(data?.bulkSchemas.nodes ?? []).map(
                ({ id, provider, version, description }) => ({
                  value: id,
                  label: `${labProviderNames[provider]} ${version} – ${description}`,
                }),
              )}
            />
            <SelectField
              control={control}
              name="program"
              label="Program"
              hint={programHint}
              placeholder="Not said"
              options={programOptions}
            />
          </Grid>
          <FileToImport
            file={file}
            isBusy={last.state.phase === 'sending'}
            isReady={schemaId !== ''}
            onChoose={steps.choose}
            onCheck={steps.check}
            onImport={steps.import}
          />
          {preview === null && errors === null && <UploadStatus<unknown> upload={last} />}
        </Card>
        {preview !== null && <PreviewTable preview={preview} />}
      </Stack>
      <ImportErrorsDialog errors={errors} onClose={steps.close} />
    </>
  );
}
