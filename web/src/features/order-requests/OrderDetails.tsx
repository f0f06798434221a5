import { SimpleGrid, Text } from '@chakra-ui/react';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { labOrderTypes } from '@assay/schema/test-results/test-words';
import { Detail } from '../../components/page/DetailList.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { OrderRowPartsFragment } from './order-request.generated.ts';

const moment = (at: string | null): string | null => at && momentText(at);

type Ordered = Pick<OrderRowPartsFragment, 'labOrder' | 'orderGenerationError'>;

/** What was ordered for a donor, as the laboratory gets it; else why there is nothing. */
export function OrderDetails({ labOrder: order, orderGenerationError: fault }: Ordered) {
  if (order === null)
    return (
      <Text
        textStyle="sm"
        color={fault === null ? 'fg.muted' : 'fg.error'}
        whiteSpace="pre-line"
        maxWidth="65ch"
      >
        {fault ?? 'Nothing was ordered at a laboratory yet.'}
      </Text>
    );
  const account = `${order.masterAccountId ?? '–'} / ${order.subAccountId ?? '–'}`;
  const isElectronic = order.labOrderType === 'ELECTRONIC_ORDER';
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      <Detail label="Order Number">{order.orderNumber}</Detail>
      <Detail label="Order Type">{labOrderTypes[order.labOrderType]}</Detail>
      <Detail label="Laboratory">
        {order.provider && `${labProviderNames[order.provider]}, account ${account}`}
      </Detail>
      <Detail label="Test Codes">{order.testCodes.join(', ')}</Detail>
      <Detail label="Collection Site">{order.siteName ?? 'On site'}</Detail>
      <Detail label="Ordered">{moment(order.orderedAt)}</Detail>
      <Detail label="Come Before">{moment(order.expireDate)}</Detail>
      {isElectronic && (
        <>
          <Detail label="Sent to the Laboratory">{moment(order.sentAt)}</Detail>
          <Detail label="Taken by the Laboratory">{moment(order.acceptedAt)}</Detail>
          <Detail label="Laboratory’s Number">{order.labTestId}</Detail>
        </>
      )}
    </SimpleGrid>
  );
}
