import type { ListFilter } from '@assay/schema/core/list';

/** Orders that could not be sent: the error log (contract §21). */
export const ORDER_ERRORS: readonly ListFilter[] = [
  { field: 'testResult.isError', operator: 'EQ', values: ['true'] },
  {
    field: 'testResult.testStatus',
    operator: 'IN',
    values: ['CREATION_FAILED', 'PENDING_CREATION'],
  },
];
