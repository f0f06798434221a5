import type { LoaderFunctionArgs } from 'react-router-dom';
import { testResultPaths } from '../../config/features/test-results.ts';
import { loadPrivately } from '../../lib/apollo/preload.ts';
import { DonorFileDocument, type DonorFilePartsFragment } from './donor-file.generated.ts';

/** The file of the donor of a test, which no cache keeps. */
export async function loadDonorFile({
  params,
}: LoaderFunctionArgs): Promise<DonorFilePartsFragment> {
  const { donorFile } = await loadPrivately(
    DonorFileDocument,
    { testResultId: params['id'] ?? '' },
    { found: (data) => data.donorFile !== null, otherwise: testResultPaths.list },
  );
  if (donorFile === null) throw new Error('The file is missing.');
  return donorFile;
}
