import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { aTestPool } from './testing/a-test-pool.ts';
import { TestPoolPage } from './TestPoolPage.tsx';

const firstLink = 'ab'.repeat(32);

const open = (permissions: readonly Permission[]) => {
  const api = fakeApi({
    TestPoolSeedChain: () => ({
      testPoolSeedChain: { __typename: 'SeedChain', chain: 1, firstLink },
    }),
  });
  const routes = [{ path: '/', element: <TestPoolPage pool={aTestPool()} /> }];
  renderScreen({ routes, at: '/', permissions });
  return api;
};

test('the first link stands on the page of a pool, to be copied', async () => {
  const api = open(['FE_VIEW_COMPANY_TEST_POOLS']);

  expect(await screen.findByText(firstLink)).toBeInTheDocument();
  fireEvent.click(screen.getByText('Copy'));

  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(firstLink);
  expect(api.calls('TestPoolSeedChain')).toEqual([{ id: '7' }]);
});

test('who manages members alone sees nothing of the proof, and it is not asked for', async () => {
  const api = open(['MANAGE_TEST_POOL_MEMBERS']);

  expect(await screen.findByText('Warehouse staff')).toBeInTheDocument();
  expect(screen.queryByText('Proof of draws')).not.toBeInTheDocument();
  expect(api.sent).toEqual([]);
});
