import { Text } from '@chakra-ui/react';
import { orderRowList } from '@assay/schema/order-requests/order-row.list';
import { testOrderTypes } from '@assay/schema/test-pools/labels';
import { resultTypes, testStatuses } from '@assay/schema/test-results/test-words';
import type { ListOf } from '../../components/list/list-of.ts';
import { personName } from '../../domain/person-name.ts';
import type { OrderRowPartsFragment } from './order-request.generated.ts';

/** Where the order of somebody stands, or why there is none. */
const standing = ({ testResult, orderGenerationError }: OrderRowPartsFragment) => {
  if (testResult !== null) return testStatuses[testResult.testStatus];
  if (orderGenerationError === null) return null;
  return (
    <Text as="span" color="fg.error" title={orderGenerationError}>
      {orderGenerationError}
    </Text>
  );
};

/** People whom a run selected, with what was ordered for them (C s2). */
export const orderRows: ListOf<OrderRowPartsFragment, typeof orderRowList> = {
  spec: orderRowList,
  id: 'order-rows',
  title: 'Donors',
  counted: ['donor', 'donors'],
  rowLabel: ({ donor }) => personName(donor),
  filters: [
    {
      kind: 'oneOf',
      field: 'hasError',
      label: 'Orders',
      all: 'All orders',
      options: [
        { value: 'true', label: 'With an error' },
        { value: 'false', label: 'Without an error' },
      ],
    },
  ],
  columns: [
    {
      id: 'runIndex',
      header: 'No.',
      sortField: 'runIndex',
      kind: 'number',
      width: '4rem',
      phone: 'hidden',
      cell: ({ runIndex }) => runIndex,
    },
    {
      id: 'donor',
      header: 'Donor',
      sortField: 'donor.lastName',
      hideable: false,
      width: '14rem',
      cell: ({ donor }) => personName(donor),
    },
    {
      id: 'location',
      header: 'Location',
      // On a phone, where rows are as high as their status needs, each has a line of its own.
      kind: 'sentence',
      width: '12rem',
      cell: ({ locationName }) => locationName,
    },
    {
      id: 'orderType',
      header: 'Order Type',
      width: '10rem',
      phone: 'hidden',
      defaultHidden: true,
      cell: ({ participantOrderType: type }) => type && testOrderTypes[type],
    },
    {
      id: 'orderNumber',
      header: 'Order Number',
      kind: 'sentence',
      width: '9rem',
      phone: 'labelled',
      cell: ({ labOrder }) => labOrder?.orderNumber,
    },
    { id: 'status', header: 'Status', kind: 'sentence', width: '18rem', cell: standing },
    {
      id: 'result',
      header: 'Result',
      width: '9rem',
      cell: ({ testResult }) => testResult?.resultType && resultTypes[testResult.resultType],
    },
    {
      id: 'specimenId',
      header: 'Specimen ID',
      width: '9rem',
      phone: 'labelled',
      cell: ({ specimenId }) => specimenId,
    },
  ],
};
