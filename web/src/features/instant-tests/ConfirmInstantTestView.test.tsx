import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { instantTestPaths } from '../../config/features/instant-tests.ts';
import { labOrderPaths } from '../../config/features/lab-orders.ts';
import { closeAllToasts, onToastsChange, shownToasts } from '../../lib/toasts.ts';
import { ConfirmInstantTestView } from './ConfirmInstantTestView.tsx';
import { instantTestToConfirm } from './test-to-confirm.ts';

const positive = {
  __typename: 'TestResult',
  id: '31',
  testType: 'INSTANT',
  testStatus: 'PENDING_CONFIRMATION',
  resultType: 'RESULT_PRELIMINARY_POSITIVE',
  specimenTypeId: '1',
  collectedAt: '2026-01-02T10:00:00.000Z',
  isSuccessfullyConfirmed: null,
  donor: {
    __typename: 'Donor',
    fullName: 'Robin Quick',
    primaryId: 'E-100',
    primaryIdType: 'EMPLOYEE_ID',
  },
  testCase: {
    __typename: 'TestCase',
    id: '30',
    location: { __typename: 'Location', id: '7', name: 'Atlanta Garage' },
    company: { __typename: 'Company', id: '1', name: 'Northwind Logistics' },
  },
};

afterEach(closeAllToasts);

test('an electronic order takes over, and it is said once why', async () => {
  fakeApi({ InstantTestToConfirm: () => ({ testResult: positive }) });
  let told = 0;
  const forget = onToastsChange(() => {
    told += 1;
  });
  const view = (
    <StrictMode>
      <ConfirmInstantTestView />
    </StrictMode>
  );
  const { user, location } = renderScreen({
    routes: [
      { path: instantTestPaths.confirm, loader: instantTestToConfirm.loader, element: view },
      { path: labOrderPaths.create, element: <p>The order</p> },
    ],
    at: instantTestPaths.confirm.replace(':id', '31'),
  });

  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Confirmation Method/ }),
    'SEND_DONOR_ELECTRONIC_ORDER',
  );

  expect(await screen.findByText('The order')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe(`${labOrderPaths.create}?instantTest=31`));
  expect(shownToasts()).toMatchObject([
    { status: 'info', title: 'Complete Lab Order to confirm Instant Test' },
  ]);
  expect(told).toBe(1);
  forget();
});
