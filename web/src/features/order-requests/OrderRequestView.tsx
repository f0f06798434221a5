import { useQuery } from '@apollo/client/react';
import { Button, Link } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { generatePath, Link as RouterLink, useLoaderData, useRevalidator } from 'react-router-dom';
import { orderRequestStatuses } from '@assay/schema/order-requests/order-request-words';
import { ListData } from '../../components/data-table/ListData.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { errorsToCaller, sendMutation } from '../../lib/forms/send.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import {
  OrderRequestNowDocument,
  RepeatOrderRequestDocument,
  type OrderRequestPartsFragment,
  type OrderRowPartsFragment,
  type OrderRowListQuery,
} from './order-request.generated.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { testPageOf, useOrderRowActions } from './order-row-actions.ts';
import { orderRows } from './order-row-list.tsx';
import type { OrderRowsRouteData } from './order-row-loader.ts';
import { RequestProgress } from './RequestProgress.tsx';

/** Milliseconds between two looks at a request that is not finished. */
const LOOK_AGAIN = 2_000;

const isRunning = (request: OrderRequestPartsFragment | null): boolean =>
  request?.status === 'OPEN' || request?.status === 'IN_PROGRESS';

/** The request as it stands now; the rows are read again when it comes to its end. */
function useRequest(id: string | null, onFinished: () => void) {
  const { data, startPolling, stopPolling, refetch } = useQuery(OrderRequestNowDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    ...errorsToCaller,
  });
  const request = data?.orderRequest ?? null;
  const runs = isRunning(request);
  const ran = useRef(false);
  useEffect(() => {
    if (runs) startPolling(LOOK_AGAIN);
    else stopPolling();
    if (ran.current && !runs) onFinished();
    ran.current = runs;
    return stopPolling;
  }, [runs, startPolling, stopPolling, onFinished]);
  return { request, refetch };
}

function Head({ run }: { run: NonNullable<OrderRowListQuery['selectionRun']> }) {
  const { revalidate } = useRevalidator();
  const refresh = useCallback((): void => void revalidate(), [revalidate]);
  const { request, refetch } = useRequest(run.labOrderRequestId, refresh);
  const isUnasked = run.labOrderRequestId === null && run.testPool?.shouldAutoGenerateTests;
  const title = run.testPool?.shouldAutoGenerateTests ? 'Lab Order Request' : 'Run Worksheet';
  const repeat = async (): Promise<void> => {
    if (request === null) return;
    const refusal = await refusalOf(async () => {
      const input = { selectionId: Number(run.id) };
      return (await sendMutation(RepeatOrderRequestDocument, { id: request.id, input }))
        .repeatOrderRequest;
    }, 'Order Generation Request not accepted due to error');
    if (refusal === null) toastSuccess('Order generation request successfully submitted');
    else toastError(refusal);
    await refetch();
  };
  return (
    <>
      <RecordHead
        name={request === null ? title : `${title}: ${orderRequestStatuses[request.status]}`}
        facts={[
          run.testPool && (
            <Link asChild color="brand.fg">
              <RouterLink
                to={generatePath(testPoolPaths.run, { id: run.testPool.id, runId: run.id })}
              >
                Run @ {formatUsDate(run.runDate)}
              </RouterLink>
            </Link>
          ),
          run.testPool && (
            <Link asChild color="brand.fg">
              <RouterLink to={generatePath(testPoolPaths.detail, { id: run.testPool.id })}>
                {run.testPool.name}
              </RouterLink>
            </Link>
          ),
          request && `Requested by ${request.requestedBy}`,
          isUnasked && 'Not requested yet',
        ]}
        actions={
          <>
            <Button
              variant="outline"
              colorPalette="gray"
              onClick={() => {
                refresh();
                void refetch();
              }}
            >
              <RefreshCw size={16} aria-hidden /> Refresh grid
            </Button>
            {request?.viewerCanRepeat === true && (
              <Button onClick={() => void repeat()}>Generate missing orders</Button>
            )}
          </>
        }
      />
      {request !== null && <RequestProgress request={request} />}
    </>
  );
}

const orderDetails = (row: OrderRowPartsFragment) => <OrderDetails {...row} />;

/** The orders of a run: how far they are, and a row for each donor (C s2). */
export function OrderRequestView() {
  const { list, selectionRunId } = useLoaderData<OrderRowsRouteData>();
  const actions = useOrderRowActions();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <>
          {data?.selectionRun && <Head run={data.selectionRun} />}
          <ListScreen
            {...orderRows}
            {...result}
            page={data?.orderRows}
            isTab
            report={`selectionrun/order/${selectionRunId}`}
            href={testPageOf}
            actions={actions}
            details={orderDetails}
          />
        </>
      )}
    </ListData>
  );
}
