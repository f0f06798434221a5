import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { criteriaFaults } from '@assay/schema/reports/report-rules';
import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import type { ReportType } from '@assay/schema/reports/report-types';
import { reportPaths } from '../../config/features/reports.ts';
import { loadPrivately } from '../../lib/apollo/preload.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { takeBackToast, toastError } from '../../lib/toasts.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { donorChoice } from './donor-choice.ts';
import { addressOf, readCriteria } from './report-address.ts';
import {
  DonorHistoryDocument,
  ReportDocument,
  type ReportBlockPartsFragment,
} from './report.generated.ts';
import { reportLinks } from './report-links.ts';
import { localToday } from '../../lib/local-day.ts';
import { isReportType } from './report-words.ts';

/** A table of a report, with or without a chart. */
export type ShownBlock = Omit<ReportBlockPartsFragment, '__typename' | 'series'> &
  Partial<Pick<ReportBlockPartsFragment, 'series'>>;

export interface ShownReport {
  type: ReportType;
  criteria: ReportCriteria;
  blocks: readonly ShownBlock[];
}

const NOTHING = 'No info provided for the applied criteria. Please try another criteria.';

/** What the address of a criteria page chooses. @throws NotFoundError, or a way to the reports while one is switched off */
export async function loadCriteria({ params, request }: LoaderFunctionArgs) {
  const { id } = params;
  if (id !== undefined && !isReportType(id)) throw new NotFoundError();
  const viewer = await loadViewer();
  if (id === 'donorhistory' && !viewer.featureFlags.has('DONOR_HISTORY_REPORT'))
    throw redirect(reportPaths.criteria);
  return { type: id ?? null, criteria: readCriteria(new URL(request.url).searchParams) };
}

/** The answer of a report. */
async function ask(
  type: ReportType,
  criteria: ReportCriteria,
  otherwise: string,
): Promise<readonly ShownBlock[]> {
  const { consortiumId: id } = criteria;
  const variables = { criteria: { ...criteria, consortiumId: id === null ? null : String(id) } };
  const failure = { found: () => true, otherwise };
  if (type === 'donorhistory')
    return (await loadPrivately(DonorHistoryDocument, variables, failure)).donorHistory;
  return (await loadPrivately(ReportDocument, { id: type, ...variables }, failure)).report;
}

/**
 * The report of an address. Criteria that lack something, and a report that matches nothing, lead back to the criteria
 * (T s2).
 */
export async function loadReport(args: LoaderFunctionArgs): Promise<ShownReport> {
  const { type, criteria: given } = await loadCriteria(args);
  if (type === null) throw new NotFoundError();
  const otherwise = `${reportLinks(type).of}?${addressOf(given)}`;
  const criteria = { ...given, primaryId: type === 'donorhistory' ? donorChoice.read() : null };
  const { featureFlags: flags } = await loadViewer();
  const today = localToday();
  if (Object.keys(criteriaFaults(type, criteria, { flags, today })).length > 0)
    throw redirect(otherwise);
  const blocks = await ask(type, criteria, otherwise);
  if (blocks.length === 0) {
    toastError(NOTHING);
    throw redirect(otherwise);
  }
  takeBackToast(NOTHING);
  return { type, criteria, blocks };
}
