/** Page of a run in the portal, for links of mails; the paths of web say the same. */
export const runPage = (poolId: number, runId: number): string =>
  `/dashboard/admin-panel/test-pools/${poolId}/runs/${runId}`;
