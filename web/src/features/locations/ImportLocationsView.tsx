import { useLoaderData, useNavigate } from 'react-router-dom';
import { describeColumns } from '@assay/schema/core/csv';
import { locationCsv } from '@assay/schema/locations/location-csv';
import { CsvImportScreen, type Imported } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';
import { download } from '../../lib/files/download.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { locationFiles } from './location-links.ts';
import type { LocationPlace } from './location-place.ts';

const columns = describeColumns(locationCsv);

/** Adds the locations of a CSV to a company, all of them or none. */
export function ImportLocationsView() {
  const { companyId, links } = useLoaderData<LocationPlace>();
  const navigate = useNavigate();
  const send = sessionSender<Imported>({
    url: locationFiles.upload(companyId),
    field: 'csv',
    tellsProgress: true,
  });
  const saveExample = (): void =>
    void download(locationFiles.example(companyId), 'Locations example.csv').catch(
      (error: unknown) => toastError(error instanceof Error ? error.message : ''),
    );
  return (
    <CsvImportScreen
      title="Bulk import locations"
      subtitle="Adds the locations of a file to the company."
      send={send}
      onImported={() => {
        toastSuccess('Locations were imported and created.');
        void navigate(links.list, { replace: true });
      }}
      onCancel={() => void navigate(links.list)}
      onExample={saveExample}
    >
      <FileColumns columns={columns} />
    </CsvImportScreen>
  );
}
