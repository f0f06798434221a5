import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { companyList } from '@assay/schema/companies/company.list';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { CompanyListDocument } from './company-list.generated.ts';
import { expect, test } from 'vitest';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { companyPaths } from '../../config/features/companies.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { CompanyListView } from './CompanyListView.tsx';
import { aCompany } from './testing/a-company.ts';

const page = (...nodes: ReturnType<typeof aCompany>[]) => ({
  companies: { __typename: 'CompanyPage', nodes, totalCount: nodes.length },
});
const northwind = aCompany();
const acme = aCompany({
  id: '8',
  companyName: 'Acme Trucking',
  numberOfUsers: 2,
  viewerCanDelete: false,
});

const open = (answers: Answers, options: { at?: string; permissions?: [] } = {}) => {
  const api = fakeApi({ CompanyList: () => page(northwind, acme), ...answers });
  const routes = [
    {
      path: companyPaths.list,
      loader: listLoader(companyList, CompanyListDocument),
      Component: CompanyListView,
    },
  ];
  return {
    api,
    ...renderScreen({
      routes,
      at: options.at ?? companyPaths.list,
      permissions: options.permissions,
    }),
  };
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('lists the companies with their count', async () => {
  const { api } = open({});

  expect(
    within(await row('Northwind Logistics')).getByRole('cell', { name: 'Tucson' }),
  ).toBeInTheDocument();
  expect(screen.getByText('2 companies')).toBeInTheDocument();
  expect(api.calls('CompanyList')[0]).toMatchObject({
    limit: 15,
    offset: 0,
    orderBy: [{ field: 'COMPANY_NAME', direction: 'ASC' }],
  });
});

test('filters, search and page of the address become the one operation of the list', async () => {
  const searchQuery = encodeURIComponent(
    'address.state[EQ]=AZ&numberOfUsers[GTE]=25&numberOfUsers[LTE]=50',
  );
  const { api } = open(
    {},
    { at: `${companyPaths.list}?page=2&q=north&searchQuery=${searchQuery}` },
  );
  await waitFor(() => expect(api.calls('CompanyList')).not.toHaveLength(0));

  expect(api.calls('CompanyList')[0]).toMatchObject({
    where: { address: { state: { eq: 'AZ' } }, numberOfUsers: { gte: 25, lte: 50 } },
    q: 'north',
    offset: 15,
  });
});

test('what is typed while the first page is on its way is not lost', async () => {
  let answer = (_data: object): void => {};
  open({
    CompanyList: ({ q }) =>
      q ? page(northwind) : new Promise<object>((resolve) => (answer = resolve)),
  });
  const search = await screen.findByRole('searchbox');
  search.focus();
  // Inside of async acts: React must be let finish what waits for the first page.
  await act(async () => fireEvent.change(search, { target: { value: 'nor' } }));
  await act(async () => answer(page(northwind)));

  await row('Northwind Logistics');
  expect(screen.getByRole('searchbox')).toHaveValue('nor');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a band of users sets both of its ends in the address', async () => {
  const { user, location } = open({});
  await row('Northwind Logistics');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of users' }), '10-25');

  await waitFor(() =>
    expect(new URLSearchParams(location().split('?')[1]).get('searchQuery')).toBe(
      'numberOfUsers[GTE]=10&numberOfUsers[LTE]=25',
    ),
  );
  await user.click(
    await screen.findByRole('button', { name: 'Remove filter Number of users: 10-25' }),
  );
  await waitFor(() => expect(location()).toBe(companyPaths.list));
});

test('an empty list says why', async () => {
  open({ CompanyList: () => page() }, { at: `${companyPaths.list}?q=zzz` });

  expect(
    await screen.findByText(
      'Your search did not match any records. Please try again using different keywords.',
    ),
  ).toBeInTheDocument();
});

test('a list that could not be loaded is tried again', async () => {
  let reachable = false;
  const { user } = open({ CompanyList: () => (reachable ? page(northwind) : noConnection()) });
  const retry = await screen.findByRole('button', { name: 'Try again' });

  reachable = true;
  await user.click(retry);

  expect(await row('Northwind Logistics')).toBeInTheDocument();
});

test('deleting asks with the number of client users, then tells and leaves the row out', async () => {
  let deleted = false;
  const { user, api } = open({
    CompanyList: () => (deleted ? page(acme) : page(northwind, acme)),
    DeleteCompany: () => {
      deleted = true;
      return { deleteCompany: { __typename: 'DeleteCompanyPayload', deletedId: '7', errors: [] } };
    },
  });
  await row('Northwind Logistics');

  await choose(user, 'Actions for Northwind Logistics', 'Delete');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(
    'Are you sure to delete? This action will automatically delete user accounts for 31 client users',
  );
  await user.type(within(dialog).getByRole('textbox'), 'northwind logistics');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Northwind/ })).not.toBeInTheDocument(),
  );
  expect(api.calls('DeleteCompany')).toEqual([{ id: '7' }]);
  expect(shownToasts().map((toast) => toast.title)).toContain('Company was deleted successfully.');
});

test('a refused deletion is told inside the question', async () => {
  const errors = [refusal('HAS_CHILD_ELEMENTS')];
  const { user } = open({
    DeleteCompany: () => ({
      deleteCompany: { __typename: 'DeleteCompanyPayload', deletedId: null, errors },
    }),
  });
  await row('Northwind Logistics');
  await choose(user, 'Actions for Northwind Logistics', 'Delete');

  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'Northwind Logistics');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('This entity has dependencies...')).toBeInTheDocument();
});

test('a deletion that finds no connection says so inside the question and leaves the row', async () => {
  const { user } = open({ DeleteCompany: () => noConnection() });
  await row('Northwind Logistics');
  await choose(user, 'Actions for Northwind Logistics', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));

  await user.type(dialog.getByRole('textbox'), 'Northwind Logistics');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(/not available/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await row('Northwind Logistics')).toBeInTheDocument();
});

test('actions follow the permissions on the row and those of the viewer', async () => {
  const { user } = open({});
  await row('Acme Trucking');
  await user.click(screen.getByRole('button', { name: 'Actions for Acme Trucking' }));

  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
});

test('without permissions there is nothing to create, edit or delete', async () => {
  open({}, { permissions: [] });
  await row('Northwind Logistics');

  expect(screen.queryByRole('link', { name: 'Create Company' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});
