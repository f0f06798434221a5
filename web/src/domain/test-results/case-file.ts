/** Where a file of a test case is downloaded and shown from. */
export const caseFile = (caseId: string, fileId: string): string =>
  `/download/test-cases/${caseId}/files/${fileId}`;
