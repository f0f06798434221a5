import { labProviderNames } from '../common/lab-providers.ts';
import type { Report } from '../core/report.ts';
import { testOrderTypes } from '../test-pools/labels.ts';
import { resultTypes, testStatuses } from '../test-results/test-words.ts';
import type { OrderRow } from './order-request.ts';

/** The orders of a run as a file, with the heads of its page. */
export const orderRowReport: Report<OrderRow> = {
  title: 'Orders',
  columns: [
    { header: 'First Name', of: ({ donor }) => donor.firstName },
    { header: 'Last Name', of: ({ donor }) => donor.lastName },
    { header: 'Location', of: ({ locationName }) => locationName },
    {
      header: 'Order Type',
      of: ({ participantOrderType: type }) => (type === null ? null : testOrderTypes[type]),
    },
    {
      header: 'Status',
      of: ({ testResult }) => (testResult === null ? null : testStatuses[testResult.testStatus]),
    },
    {
      header: 'Result',
      of: ({ testResult }) =>
        testResult?.resultType == null ? null : resultTypes[testResult.resultType],
    },
    { header: 'Order Number', of: ({ labOrder }) => labOrder?.orderNumber },
    {
      header: 'Laboratory',
      of: ({ labOrder }) =>
        labOrder?.provider == null ? null : labProviderNames[labOrder.provider],
    },
    { header: 'Test Codes', of: ({ labOrder }) => labOrder?.testCodes.join(', ') },
    { header: 'Collection Site', of: ({ labOrder }) => labOrder?.siteName },
    { header: 'Specimen ID', of: ({ specimenId }) => specimenId },
    { header: 'Order Error', of: ({ orderGenerationError }) => orderGenerationError },
  ],
};
