/** Page of a test in the portal, for links of mails; the paths of web say the same. */
export const testPage = (testResultId: number): string => `/dashboard/test-results/${testResultId}`;
