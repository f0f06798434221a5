import { fireEvent, screen } from '@testing-library/react';
import { generatePath, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { labOrderPaths } from '../../config/features/lab-orders.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import type { OrderRowPartsFragment } from './order-request.generated.ts';
import { useOrderRowActions } from './order-row-actions.ts';
import { orderRowsLoader } from './order-row-loader.ts';
import { OrderRequestView } from './OrderRequestView.tsx';

const LAW =
  'Order for this person by hand to decide on this compliance alert: No random tests here.';

const aRow: OrderRowPartsFragment = {
  __typename: 'OrderRow',
  id: '21',
  participantId: '21',
  runIndex: 1,
  donor: { __typename: 'OrderRowDonor', firstName: 'Robin', lastName: 'Lee' },
  locationName: 'Denver Office',
  participantOrderType: 'ELECTRONIC_ORDER',
  orderGenerationError: LAW,
  confirmationTestResultId: null,
  isUserCanViewTestResult: true,
  testResult: null,
  labOrder: null,
  specimenId: null,
};

const aRequest = {
  __typename: 'OrderRequest',
  id: '3',
  status: 'COMPLETE_WITH_ERRORS',
  failureReason: null,
  total: 64,
  done: 64,
  ordered: 63,
  failed: 1,
  requestedAt: '2026-11-24T10:00:00.000Z',
  requestedBy: 'Grace Holloway',
  finishedAt: '2026-11-24T10:00:05.000Z',
  viewerCanRepeat: true,
};

/** The page of the order, as it is asked for. */
const NewOrder = () => <p>The order{useLocation().search}</p>;

const open = () => {
  let request = aRequest;
  const api = fakeApi({
    Viewer: () => viewerAnswer(),
    OrderRowList: () => ({
      orderRows: { __typename: 'OrderRowPage', nodes: [aRow], totalCount: 1 },
      selectionRun: {
        __typename: 'SelectionRun',
        id: '3',
        runDate: '2026-11-02',
        labOrderRequestId: '3',
        testPool: {
          __typename: 'TestPool',
          id: '7',
          name: 'Warehouse staff',
          testOrderType: 'ELECTRONIC_ORDER',
          shouldAutoGenerateTests: true,
        },
      },
    }),
    OrderRequestNow: () => ({ orderRequest: request }),
    RepeatOrderRequest: () => {
      request = { ...aRequest, status: 'OPEN', viewerCanRepeat: false };
      return {
        repeatOrderRequest: {
          __typename: 'OrderRequestPayload',
          orderRequest: request,
          errors: [],
        },
      };
    },
  });
  const routes = [
    { path: testPoolPaths.runOrders, loader: orderRowsLoader, Component: OrderRequestView },
    { path: labOrderPaths.create, Component: NewOrder },
  ];
  const at = generatePath(testPoolPaths.runOrders, { id: '7', runId: '3' });
  return { api, ...renderScreen({ routes, at }) };
};

/** What a row offers, without the menu around it. */
const Offered = () => {
  const offered = useOrderRowActions()(aRow).flatMap((action) => action || []);
  return offered.map(({ id, label, onSelect }) => (
    <button key={id} onClick={onSelect}>
      {label}
    </button>
  ));
};

test('a row without an order says why', async () => {
  open();

  expect(await screen.findByText(LAW)).toBeInTheDocument();
});

test('somebody for whom nothing could be ordered is ordered for by hand', async () => {
  fakeApi({ Viewer: () => viewerAnswer() });
  renderScreen({
    routes: [
      { path: testPoolPaths.runOrders, Component: Offered },
      { path: labOrderPaths.create, Component: NewOrder },
    ],
    at: generatePath(testPoolPaths.runOrders, { id: '7', runId: '3' }),
  });

  fireEvent.click(await screen.findByRole('button', { name: 'Order Lab Test' }));

  expect(await screen.findByText('The order?participant=21')).toBeInTheDocument();
});

test('missing orders are generated again, once', async () => {
  const { api, user } = open();

  await user.click(await screen.findByRole('button', { name: 'Generate missing orders' }));

  expect(await screen.findByText('Queued, awaiting processing.')).toBeInTheDocument();
  expect(api.calls('RepeatOrderRequest')).toMatchObject([{ id: '3', input: { selectionId: 3 } }]);
  expect(screen.queryByRole('button', { name: 'Generate missing orders' })).toBeNull();
});
