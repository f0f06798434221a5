import { describeColumns } from '@assay/schema/core/csv';
import { labSiteCsv } from '@assay/schema/collection-sites/lab-site-csv';
import { CsvImportScreen } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import { collectionSitePaths } from '../../config/features/collection-sites.ts';
import { LabSiteFiles } from './LabSiteFiles.tsx';

const columns = describeColumns(labSiteCsv);

/** Updates collection sites from the file that a laboratory mails every night (T s2). */
export const LabSitesUploadView = () => (
  <CsvImportScreen
    title="Emailed Quest Lab Sites CSV Sync"
    subtitle="Updates collection sites by their codes. A notification says what changed."
    url="/upload/lab-sites"
    example={{ url: '/download/lab-sites/example', name: 'Lab sites example.csv' }}
    done="Lab sites successfully queued up for processing."
    list={collectionSitePaths.search}
  >
    <LabSiteFiles />
    <FileColumns columns={columns} />
  </CsvImportScreen>
);
