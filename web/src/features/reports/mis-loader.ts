import type { LoaderFunctionArgs } from 'react-router-dom';
import { misAgencies, type MisAgency } from '@assay/schema/mis-reports/mis-form';
import { misPath } from '../../config/features/reports.ts';
import { loadPrivately } from '../../lib/apollo/preload.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { MisReportDocument, type MisReportPartsFragment } from './mis-report.generated.ts';

export interface ShownMis {
  companyId: string | null;
  agency: MisAgency;
  year: number;
  /** Null until a company is chosen. */
  report: MisReportPartsFragment | null;
}

/** What a change says of the report that it changes. */
export interface MisKey extends Pick<MisReportPartsFragment, 'agency' | 'year' | 'version'> {
  /** Record id of the company. */
  id: string;
}

export const misKeyOf = (
  id: string,
  { agency, year, version }: Pick<MisReportPartsFragment, 'agency' | 'year' | 'version'>,
): MisKey => ({ id, agency, year, version });

/** The MIS report of an address; last year of FMCSA unless it says otherwise. */
export async function loadMis({ request }: LoaderFunctionArgs): Promise<ShownMis> {
  const search = new URL(request.url).searchParams;
  const { profile } = await loadViewer();
  const companyId = profile.company?.id ?? search.get('company');
  const agency = misAgencies.find((each) => each === search.get('agency')) ?? 'FMCSA';
  const asked = Number(search.get('year'));
  const year = Number.isInteger(asked) && asked >= 2016 ? asked : new Date().getFullYear() - 1;
  if (companyId === null || !/^\d+$/.test(companyId))
    return { companyId: null, agency, year, report: null };
  const { misReport: report } = await loadPrivately(
    MisReportDocument,
    { companyId, agency, year },
    { found: () => true, otherwise: misPath },
  );
  return { companyId, agency, year, report };
}
