import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { closeAllToasts, shownToasts } from '../../lib/toasts.ts';
import { RefreshMroResult } from './RefreshMroResult.tsx';

const shown = { id: '9', testType: 'LAB', testStatus: 'MRO_VERIFIED' } as const;

function open(
  test_: Parameters<typeof RefreshMroResult>[0],
  { permissions = ['REFRESH_MRO_RESULT'], featureFlags = ['MD108'], errors = [] as object[] } = {},
) {
  const api = fakeApi({
    RefreshMroResult: () => ({
      refreshMroResult: {
        __typename: 'RefreshMroResultPayload',
        testResult: null,
        errors,
      },
    }),
  });
  renderScreen({
    routes: [{ path: '/', element: <RefreshMroResult {...test_} /> }],
    at: '/',
    permissions: permissions as never,
    featureFlags,
  });
  return api;
}

/** What was said last, once something was. */
const told = (): Promise<unknown> =>
  waitFor(() => {
    const title = shownToasts().at(-1)?.title;
    if (title === undefined) throw new Error('Nothing was said yet.');
    return title;
  });

test('asks the MRO again, and says when there is nothing else', async () => {
  const api = open(shown, {
    errors: [
      {
        __typename: 'UserError',
        errorCode: 'MRO_RESULT_NOT_UPDATED',
        message: 'The MRO result has not been updated.',
        path: [],
        params: {},
      },
    ],
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Refresh MRO Result' }));

  expect(await told()).toBe('The MRO result has not been updated.');
  expect(api.calls('RefreshMroResult')).toEqual([{ id: '9' }]);
});

test('says that it was updated', async () => {
  closeAllToasts();
  open(shown);

  await userEvent.click(await screen.findByRole('button', { name: 'Refresh MRO Result' }));

  expect(await told()).toBe('The MRO result has been successfully updated.');
});

test.each([
  ['before the verification', { ...shown, testStatus: 'MRO_PENDING' }, {}],
  ['for a test on the spot', { ...shown, testType: 'INSTANT' }, {}],
  ['without the permission', shown, { permissions: [] }],
  ['without its feature', shown, { featureFlags: [] }],
] as const)('is not offered %s', (_when, of, more) => {
  open(of, more as never);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
