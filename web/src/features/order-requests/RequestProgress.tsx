import { Alert, Stack, Text } from '@chakra-ui/react';
import { numberText } from '../../lib/value-text.ts';
import type { OrderRequestPartsFragment } from './order-request.generated.ts';
import { Progress } from '../../components/progress/Progress.ts';

/** How far a request is, or why it came to nothing. */
export function RequestProgress({ request }: { request: OrderRequestPartsFragment }) {
  const { status, failureReason, total, done, failed } = request;
  if (status === 'FAILED' && failureReason !== null)
    return (
      <Alert.Root status="error" marginBottom="4">
        <Alert.Indicator />
        <Alert.Title>{failureReason}</Alert.Title>
      </Alert.Root>
    );
  if (status === 'COMPLETE_WITH_ERRORS')
    return (
      <Alert.Root status="warning" marginBottom="4">
        <Alert.Indicator />
        <Alert.Title>
          {failed === 1
            ? 'For one donor nothing could be ordered. The row says why.'
            : `For ${numberText(failed)} donors nothing could be ordered. Their rows say why.`}
        </Alert.Title>
      </Alert.Root>
    );
  if (status !== 'OPEN' && status !== 'IN_PROGRESS') return null;
  return (
    <Stack gap="1.5" marginBottom="4" role="status">
      <Text textStyle="sm" color="fg.muted">
        {status === 'OPEN'
          ? 'Queued, awaiting processing.'
          : total > 0
            ? `${numberText(done)} of ${numberText(total)} donors`
            : 'Orders are being placed.'}
        {failureReason !== null && ` ${failureReason}`}
      </Text>
      <Progress.Root
        value={total > 0 ? done : null}
        max={total > 0 ? total : 100}
        size="xs"
        aria-label="Progress of the orders"
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Stack>
  );
}
