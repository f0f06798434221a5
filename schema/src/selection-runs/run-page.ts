/** Page of a run in the portal, for links of mails; the paths of web say the same. */
export const runPage = (poolId: number, runId: number): string =>
  `/dashboard/admin-panel/test-pools/${poolId}/runs/${runId}`;

/** Page of the orders of a run. */
export const orderRequestPage = (poolId: number, runId: number): string =>
  `${runPage(poolId, runId)}/orders`;

/** Page of a run from the pool of a consortium, for who sees the own part of it. */
export const consortiumRunPage = (poolId: number, runId: number): string =>
  `/dashboard/admin-panel/my-company/consortium-pools/${poolId}/runs/${runId}`;

/** Page of who answers for a location: who of it was drawn and has to go. */
export const PEOPLE_TO_SEND_PAGE = '/dashboard/people-to-send';
