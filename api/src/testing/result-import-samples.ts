import type { resultImportRoutes } from '@assay/schema/result-imports/result-import.routes';
import { resultFile } from '../modules/result-imports/testing/result-file.ts';
import { read } from './route-world.ts';
import { fresh, logging, upload, type SamplesOf } from './sample.ts';

/** The import of results. */
export const resultImportSamples: SamplesOf<typeof resultImportRoutes> = {
  import: logging('bulkSchema.resultsImported', async (world) => {
    const { locationId } = await read(world, `/api/locations/${world.near}`);
    return upload(
      'csv',
      'results.csv',
      resultFile([{ 'Location ID': String(locationId), 'Specimen ID': fresh('S') }]),
    );
  }),
};
