import { caseFile } from '../../domain/test-results/case-file.ts';

/** Where files of a test are downloaded and shown from. */
export const testFiles = {
  result: (id: string): string => `/download/test-results/${id}`,
  signed: (id: string): string => `/download/test-results/${id}/acknowledgments`,
  mroReport: (caseId: string, reportId: string): string =>
    `/download/test-cases/${caseId}/mro-report/${reportId}`,
  ofCase: caseFile,
};
