import type { LoaderFunctionArgs } from 'react-router-dom';
import { misPath } from '../../config/features/reports.ts';
import { loadPrivately } from '../../lib/apollo/preload.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { MisReportDocument, type MisReportQuery } from './mis-report.generated.ts';

/** Agencies of the form. */
export const misAgencies = ['FMCSA', 'FAA', 'FRA', 'FTA', 'PHMSA', 'USCG'] as const;
type Agency = (typeof misAgencies)[number];

export interface ShownMis {
  companyId: string | null;
  agency: Agency;
  year: number;
  /** Null until a company is chosen. */
  report: MisReportQuery['misReport'];
}

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
