import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { paths } from '../../config/paths.ts';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { DashboardData } from './dashboard-loader.ts';
import { DashboardFiguresDocument } from './dashboard.generated.ts';
import { DashboardView } from './DashboardView.tsx';

const locations = { __typename: 'LocationPage', totalCount: 1_204 };
const noPools = {
  __typename: 'TestPoolProgressSummary',
  active: 0,
  overdue: 0,
  behind: 0,
  due: 0,
};

/** Opens the dashboard; its figures stay on their way until `answer` is called. */
async function open(more: Partial<DashboardData['wanted']>, data: object) {
  let answer = (): void => undefined;
  const answered = new Promise<object>((resolve) => {
    answer = () => resolve(data);
  });
  fakeApi({ DashboardFigures: () => answered });
  const wanted = { companies: false, locations: false, tenants: false, testPools: false, ...more };
  const loader = (): DashboardData => ({
    wanted,
    figures: preloadQuery(DashboardFiguresDocument, wanted),
  });
  renderScreen({
    routes: [{ path: paths.dashboard, loader, element: <DashboardView quickActions={[]} /> }],
    at: paths.dashboard,
  });
  await screen.findByRole('heading', { name: 'Quick actions' });
  return { answer };
}

test('a figure that is on its way has its place, and no other has', async () => {
  const { answer } = await open({ locations: true }, { locations });

  expect(screen.getByText('Locations')).toBeInTheDocument();
  for (const other of ['Companies', 'TPAs', 'Random Test Pools'])
    expect(screen.queryByText(other)).not.toBeInTheDocument();

  answer();
  expect(await screen.findByText('1,204')).toBeInTheDocument();
});

test('who has no active pool is shown no figures of pools', async () => {
  const { answer } = await open(
    { locations: true, testPools: true },
    { locations, testPoolProgressSummary: noPools },
  );

  expect(screen.getByText('Draws overdue')).toBeInTheDocument();

  answer();
  expect(await screen.findByText('1,204')).toBeInTheDocument();
  expect(screen.queryByText('Draws overdue')).not.toBeInTheDocument();
});
