import { useLoaderData } from 'react-router-dom';
import { describeColumns } from '@assay/schema/core/csv';
import { locationCsv } from '@assay/schema/locations/location-csv';
import { CsvImportScreen } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import { locationFiles } from './location-links.ts';
import type { LocationPlace } from './location-place.ts';

const columns = describeColumns(locationCsv);

/** Adds the locations of a CSV to a company, all of them or none. */
export function ImportLocationsView() {
  const { companyId, links } = useLoaderData<LocationPlace>();
  return (
    <CsvImportScreen
      title="Bulk import locations"
      subtitle="Adds the locations of a file to the company."
      url={locationFiles.upload(companyId)}
      example={{ url: locationFiles.example(companyId), name: 'Locations example.csv' }}
      done="Locations were imported and created."
      list={links.list}
    >
      <FileColumns columns={columns} />
    </CsvImportScreen>
  );
}
