import type { ManualEntry } from '@assay/schema/manual-results/manual-entry';
import type { Context } from '../../core/context.ts';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import { Refusal } from '../../core/refusal.ts';
import { referToFile } from '../files/files.service.ts';
import type { Actor } from '../test-results/test-cases.repository.ts';
import type { NewReport } from '../test-results/test-reports.repository.ts';
import { fileReport } from '../test-results/test-reports.service.ts';
import { keepOwnView } from '../test-results/test-views.service.ts';
import { attachFile, storeEntry } from './manual-entries.repository.ts';
import { fieldRefusal } from './faults-of.ts';

/** Where a report that somebody typed says that it comes from. */
export const MANUAL = 'manual entry';

/** An uploaded report. */
export interface ReportFile {
  id: string;
  title: string;
  docType: string;
}

/**
 * The uploaded reports of an input, which a test is going to keep.
 * @throws Refusal with a failure of the file that is none of the caller's
 */
export async function takeReportFiles(
  context: Context,
  fileIds: readonly string[],
  path: readonly PropertyKey[],
): Promise<ReportFile[]> {
  const files: ReportFile[] = [];
  for (const [at, fileId] of fileIds.entries()) {
    const file = await referToFile(context, fileId, ['document']).catch((error: unknown) => {
      throw error instanceof Refusal ? fieldRefusal([...path, at]) : error;
    });
    files.push({ id: fileId, title: file.title, docType: file.docType ?? 'OTHER' });
  }
  return files;
}

interface Typed {
  report: NewReport;
  files: readonly ReportFile[];
  /** What was typed beside the report; none of a correction. */
  details: ManualEntry | null;
  actor: Actor;
}

/** Files what was typed of a report, with its original; both stay behind the wall where the report does. */
export async function fileManualReport(
  context: Context,
  { report, files, details, actor }: Typed,
): Promise<void> {
  const { tx, now } = context;
  const { testResultId } = report;
  const { id: reportId, isReleased } = await fileReport(
    tx,
    { ...report, fileId: files[0]?.id ?? null },
    { actor, now },
  );
  if (isReleased) await keepOwnView(context, testResultId);
  await beyondTheWall(tx, async () => {
    for (const { id, title, docType } of files)
      await attachFile(tx, testResultId, { fileId: id, title, docType, isMroOnly: !isReleased });
    if (details !== null) await storeEntry(tx, testResultId, { reportId, details });
  });
}
