import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { paths } from '../../config/paths.ts';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { DashboardData } from './dashboard-loader.ts';
import { DashboardFiguresDocument, WorklistsDocument } from './dashboard.generated.ts';
import { DashboardView } from './DashboardView.tsx';

const locations = { __typename: 'LocationPage', totalCount: 1_204 };
const worklists = [
  {
    __typename: 'Worklist',
    key: 'DRAW_OVERDUE',
    count: 1_012,
    link: '/dashboard/random-test-pools?searchQuery=drawState%5BEQ%5D%3DOVERDUE',
  },
  { __typename: 'Worklist', key: 'ORDERS_FAILED', count: 0, link: '/dashboard/error-log' },
];

/** Opens the dashboard; its figures stay on their way until `answer` is called. */
async function open(more: Partial<DashboardData['wanted']>, data: object) {
  let answer = (): void => undefined;
  const answered = new Promise<object>((resolve) => {
    answer = () => resolve(data);
  });
  fakeApi({ DashboardFigures: () => answered, Worklists: () => ({ worklists }) });
  const wanted = { companies: false, locations: false, tenants: false, ...more };
  const loader = (): DashboardData => ({
    wanted,
    figures: preloadQuery(DashboardFiguresDocument, wanted),
    worklists: preloadQuery(WorklistsDocument, {}),
  });
  renderScreen({
    routes: [
      {
        path: paths.dashboard,
        loader,
        element: <DashboardView quickActions={[]} results={null} />,
      },
    ],
    at: paths.dashboard,
  });
  await screen.findByRole('heading', { name: 'Quick actions' });
  return { answer };
}

test('a figure that is on its way has its place, and no other has', async () => {
  const { answer } = await open({ locations: true }, { locations });

  expect(screen.getByText('Locations')).toBeInTheDocument();
  for (const other of ['Companies', 'TPAs'])
    expect(screen.queryByText(other)).not.toBeInTheDocument();

  answer();
  expect(await screen.findByText('1,204')).toBeInTheDocument();
});

test('what waits is counted, and leads to its list', async () => {
  await open({ locations: true }, { locations });

  const queue = await screen.findByRole('link', { name: 'Draws overdue 1,012' });
  expect(queue).toHaveAttribute(
    'href',
    '/dashboard/random-test-pools?searchQuery=drawState%5BEQ%5D%3DOVERDUE',
  );
  expect(screen.getByRole('link', { name: 'Orders failed 0' })).toHaveAttribute(
    'href',
    '/dashboard/error-log',
  );
  expect(screen.queryByRole('heading', { name: 'Tests' })).not.toBeInTheDocument();
});
