import { screen, waitFor, within } from '@testing-library/react';
import { tenantList } from '@assay/schema/tenants/tenant.list';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { TenantListDocument } from './tenant-list.generated.ts';
import { expect, test, vi } from 'vitest';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { TenantListView } from './TenantListView.tsx';
import { aTenant, theFirstTenant } from './testing/a-tenant.ts';

const page = (...nodes: ReturnType<typeof aTenant>[]) => ({
  tenants: { __typename: 'TenantPage', nodes, totalCount: nodes.length },
});
const summit = aTenant();
const first = theFirstTenant();

const open = (answers: Answers, at: string = tenantPaths.list) => {
  const api = fakeApi({ TenantList: () => page(first, summit), ...answers });
  const routes = [
    {
      path: tenantPaths.list,
      loader: listLoader(tenantList, TenantListDocument),
      Component: TenantListView,
    },
    { path: tenantPaths.editProfile, element: <p>The form</p> },
  ];
  return { api, ...renderScreen({ routes, at }) };
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('the list has the documented title and columns', async () => {
  open({});
  await row('Summit');

  expect(screen.getByRole('heading', { name: "Client TPA's" })).toBeInTheDocument();
  expect(
    screen
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('aria-label') ?? head.textContent),
  ).toEqual(['TPA ID', 'TPA Name', 'Corporate Office', 'Method', 'Rate', 'Actions']);
  expect(screen.getByRole('link', { name: 'Create TPA' })).toBeInTheDocument();
});

test('a row shows office, method and rate in words', async () => {
  open({});

  const cells = within(await row('Summit')).getAllByRole('cell');

  expect(cells.slice(0, 5).map((cell) => cell.textContent?.trim())).toEqual([
    '2',
    'Summit Occupational Health',
    '250 South Temple, Salt Lake City, UT 84101',
    'Per Test',
    '$4.75',
  ]);
});

test('filters and search of the address become the one operation of the list', async () => {
  const searchQuery = encodeURIComponent('address.state[EQ]=UT&method[EQ]=PER_TEST');
  const { api } = open({}, `${tenantPaths.list}?q=summit&searchQuery=${searchQuery}`);
  await row('Summit');

  expect(api.calls('TenantList')[0]).toMatchObject({
    where: { address: { state: { eq: 'UT' } }, method: { eq: 'PER_TEST' } },
    q: 'summit',
    orderBy: [{ field: 'NAME', direction: 'ASC' }],
    limit: 15,
  });
});

test('the billing method is filtered by its words', async () => {
  const { user, location } = open({});
  await row('Summit');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Billing method' }), 'Per Test');

  await waitFor(() =>
    expect(new URLSearchParams(location().split('?')[1]).get('searchQuery')).toBe(
      'method[EQ]=PER_TEST',
    ),
  );
});

test('TPA 1 cannot be deleted', async () => {
  const { user } = open({});
  await row('Assay Demo TPA');

  await user.click(screen.getByRole('button', { name: 'Actions for Assay Demo TPA' }));

  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test("a TPA's own portal opens in a new tab that knows nothing of this one", async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open({});
  await row('Summit');

  await choose(user, 'Actions for Summit Occupational Health', 'Open portal');

  expect(openTab).toHaveBeenCalledWith(summit.tenantUrl, '_blank', 'noopener,noreferrer');
});

test('deleting asks, tells, and leaves the row out', async () => {
  let deleted = false;
  const { user, api } = open({
    TenantList: () => (deleted ? page(first) : page(first, summit)),
    DeleteTenant: () => {
      deleted = true;
      return { deleteTenant: { __typename: 'DeleteTenantPayload', deletedId: '2', errors: [] } };
    },
  });
  await row('Summit');

  await choose(user, 'Actions for Summit Occupational Health', 'Delete');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription('Are you sure to delete this TPA?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Summit/ })).not.toBeInTheDocument(),
  );
  expect(api.calls('DeleteTenant')).toEqual([{ id: '2' }]);
  expect(shownToasts().map(({ title }) => title)).toContain('TPA was deleted successfully.');
});

test('a refused deletion is told inside the question', async () => {
  const { user } = open({
    DeleteTenant: () => ({
      deleteTenant: {
        __typename: 'DeleteTenantPayload',
        deletedId: null,
        errors: [refusal('TENANT_PROTECTED')],
      },
    }),
  });
  await row('Summit');
  await choose(user, 'Actions for Summit Occupational Health', 'Delete');

  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );

  expect(await screen.findByText('This TPA cannot be deleted or disabled.')).toBeInTheDocument();
});

test('a list that could not be loaded is tried again', async () => {
  let reachable = false;
  const { user } = open({ TenantList: () => (reachable ? page(summit) : noConnection()) });
  const retry = await screen.findByRole('button', { name: 'Try again' });

  reachable = true;
  await user.click(retry);

  expect(await row('Summit')).toBeInTheDocument();
});

test('an empty list offers to create the first TPA', async () => {
  open({ TenantList: () => page() });

  expect(await screen.findByText('No info provided.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Create TPA' })).toHaveLength(2);
});
