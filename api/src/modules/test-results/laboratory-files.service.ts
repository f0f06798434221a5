import type { Tx } from '../../core/database/database.ts';
import { addTestFile, showFiles } from './laboratory-files.repository.ts';
import { lockResult } from './test-results.repository.ts';

/** A document that a laboratory or an MRO sent. */
interface LaboratoryFile {
  testResultId: number;
  fileId: string;
  title: string;
  docType: 'LAB_RESULT' | 'MRO_REPORT' | 'CCF' | 'OTHER';
  /** Whether the MRO sent it. */
  isMro: boolean;
}

/**
 * Adds a document to a test. What a laboratory sends of a test that goes through the MRO may show what was found, also on
 * the form, and stays with MRO staff; the MRO's report is in sight once the determination is.
 */
export async function addLaboratoryFile(
  tx: Tx,
  { testResultId, fileId, title, docType, isMro }: LaboratoryFile,
): Promise<void> {
  const test = await lockResult(tx, testResultId);
  /* Only an MRO reports as one. */
  const type = docType === 'MRO_REPORT' && !isMro ? 'LAB_RESULT' : docType;
  const isShown = isMro && type === 'MRO_REPORT' && test.released_at !== null;
  await addTestFile(tx, {
    testResultId,
    fileId,
    title,
    docType: type,
    isMroOnly: test.goes_through_mro && !isShown,
  });
}

/** With the determination its documents are in sight. */
export const showMroFiles = (tx: Tx, testResultId: number): Promise<number> =>
  showFiles(tx, testResultId, 'MRO_REPORT');
