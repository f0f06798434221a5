/** Where files of a test are downloaded and shown from. */
export const testFiles = {
  result: (id: string): string => `/download/testresults/${id}/download`,
  mroReport: (caseId: string, reportId: string): string =>
    `/download/testcase/${caseId}/mroreport/${reportId}`,
  ofCase: (caseId: string, fileId: string): string => `/download/testcase/${caseId}/file/${fileId}`,
};
