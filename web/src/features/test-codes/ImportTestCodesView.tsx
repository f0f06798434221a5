import { useLoaderData } from 'react-router-dom';
import { labProviderNames, type LabProviderName } from '@assay/schema/common/lab-providers';
import { describeColumns } from '@assay/schema/core/csv';
import { testCodeCsv } from '@assay/schema/test-codes/test-code-csv';
import { CsvImportScreen } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import { testCodeLinks } from './test-code-record.ts';

const columns = describeColumns(testCodeCsv);

/** Adds the test codes of a CSV to a laboratory, all of them or none. */
export function ImportTestCodesView() {
  const provider = useLoaderData<LabProviderName>();
  return (
    <CsvImportScreen
      title="Bulk import test codes"
      subtitle={`Adds the test codes of a file to ${labProviderNames[provider]}.`}
      url={`/upload/test-codes/${provider}`}
      example={{ url: '/download/test-codes/example', name: 'Test codes example.csv' }}
      done="Test Codes were imported and created"
      list={testCodeLinks(provider).list}
    >
      <FileColumns columns={columns} />
    </CsvImportScreen>
  );
}
