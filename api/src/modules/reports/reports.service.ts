import { criteriaOf, type ReportQuery } from '@assay/schema/reports/report-criteria';
import type { CountedReport } from '@assay/schema/reports/report.routes';
import type { DonorHistoryBlock, ReportBlock } from '@assay/schema/reports/report';
import type { ReportType } from '@assay/schema/reports/report-types';
import type { Context } from '../../core/context.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { countedReports } from './counted-reports.ts';
import { donorHistory, wholeDonorHistory } from './donor-history.read-model.ts';
import { reportFile } from './report-file.ts';
import { criteriaLines } from './report-cover.ts';
import { scopeOf, type ReportScope } from './report-scope.ts';

interface Answer<T = ReportBlock> {
  results: T[];
}

/** Says what was asked for with each table of the answer. */
async function told<T extends ReportBlock>(
  context: Context,
  { criteria }: ReportScope,
  blocks: readonly T[],
): Promise<Answer<T>> {
  const lines = await criteriaLines(context, criteria);
  const facts = lines.map(([word, value]) => ({ word, value }));
  return { results: blocks.map((block) => ({ ...block, criteria: facts })) };
}

/** The numbers of a report. @throws Refusal of fields */
export async function readReport(
  context: Context,
  query: ReportQuery,
  { reportTypeId: type }: { reportTypeId: CountedReport },
): Promise<Answer> {
  const scope = await scopeOf(context, type, criteriaOf(query));
  return told(context, scope, await countedReports[type](context, scope));
}

/** The tests of a donor. @throws Refusal of fields, RESOURCE_NOT_FOUND while the report is switched off */
export async function readDonorHistory(
  context: Context,
  query: ReportQuery,
  secrets: SecretBox,
): Promise<Answer<DonorHistoryBlock>> {
  const scope = await scopeOf(context, 'donorhistory', criteriaOf(query));
  return told(context, scope, await donorHistory(context, scope, secrets));
}

/** A report as a file, which the audit log notes. @throws Refusal of fields */
export async function downloadReport(
  context: Context,
  type: ReportType,
  { format, ...query }: ReportQuery & { format: 'xlsx' | 'pdf' },
  secrets: SecretBox,
): Promise<MadeDocument> {
  const scope = await scopeOf(context, type, criteriaOf(query));
  const whole = type === 'donorhistory' ? await wholeDonorHistory(context, scope, secrets) : null;
  const blocks =
    type === 'donorhistory' ? (whole?.blocks ?? []) : await countedReports[type](context, scope);
  const file = await reportFile(context, { scope, blocks, format, whole });
  const noted = {
    rows: whole?.total ?? blocks[0]?.cells.length ?? 0,
    format: format.toUpperCase(),
  };
  context.audit({
    action: 'report.exported',
    entityId: file.title,
    companyId: scope.criteria.company,
    changes: Object.fromEntries(Object.entries(noted).map(([name, after]) => [name, { after }])),
  });
  return file;
}
