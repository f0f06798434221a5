import { describeColumns } from '@assay/schema/core/csv';
import { testPanelCsv } from '@assay/schema/test-panels/test-panel-csv';
import { CsvImportScreen } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import { testPanelPaths } from '../../config/features/test-panels.ts';

const columns = describeColumns(testPanelCsv);

/** Adds the instant test panels of a CSV, all of them or none. */
export const ImportTestPanelsView = () => (
  <CsvImportScreen
    title="Bulk import test panels"
    subtitle="Adds the instant test panels of a file."
    url="/upload/test-panels"
    example={{ url: '/download/test-panels/example', name: 'Instant test panels example.csv' }}
    done="Instant Test Panels were imported and created."
    list={testPanelPaths.list}
  >
    <FileColumns columns={columns} />
  </CsvImportScreen>
);
