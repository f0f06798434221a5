import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { shownToasts } from '../../lib/toasts.ts';
import { MembershipsSection } from './MembershipsSection.tsx';

const row = (consortiumId: string, consortiumName: string, isEnrolled: boolean) => ({
  __typename: 'Membership',
  consortiumId,
  consortiumName,
  isEnrolled,
});
const stored = [row('1', 'Coastal', true), row('2', 'Inland', false)];
const read = () => ({ memberships: stored });
const saved = () => ({
  saved: { __typename: 'SaveCompanyMembershipsPayload', memberships: stored, errors: [] },
});

const open = (
  answers: Answers = {},
  permissions: readonly Permission[] = ['FE_ENTITY_CONSORTIUM_WRITE'],
) => {
  const api = fakeApi({
    CompanyMemberships: read,
    SaveCompanyMemberships: saved,
    LocationMemberships: read,
    SaveLocationMemberships: saved,
    ...answers,
  });
  const routes = [{ path: '/', element: <MembershipsSection of="company" id="7" /> }];
  return { api, ...renderScreen({ routes, at: '/', permissions }) };
};
const sent = (consortiumIds: string[]) => [
  { id: '7', input: { consortiumIds, previousIds: ['1'] } },
];
const button = (name: string) => screen.findByRole('button', { name });
const toasts = () => shownToasts().map(({ title }) => title);

test('JOIN saves at once, the enrolled ids alone', async () => {
  const { api, user } = open();

  await user.click(await button('JOIN Inland'));

  await waitFor(() => expect(api.calls('SaveCompanyMemberships')).toEqual(sent(['1', '2'])));
  await waitFor(() => expect(toasts()).toContain('Consortiums saved successfully.'));
});

test('who may not write reads INACTIVE and has nothing to press', async () => {
  open({}, []);

  const inland = (await screen.findByText('Inland')).closest('li');
  expect(within(inland!).getByText('INACTIVE')).toBeInTheDocument();
  expect(screen.getByText('ENROLLED')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('in edit mode nothing is sent before Save, and Cancel brings the list back', async () => {
  const { api, user } = open();
  await user.click(await button('Edit Consortiums'));
  await user.click(screen.getByRole('checkbox', { name: 'Inland' }));
  await user.click(await button('Cancel'));
  await user.click(await button('Edit Consortiums'));
  expect(screen.getByRole('checkbox', { name: 'Inland' })).not.toBeChecked();
  expect(await button('Save')).toBeDisabled();
  expect(api.calls('SaveCompanyMemberships')).toEqual([]);

  await user.click(screen.getByRole('checkbox', { name: 'Inland' }));
  await user.click(screen.getByRole('checkbox', { name: 'Coastal' }));
  await user.click(await button('Save'));

  await waitFor(() => expect(api.calls('SaveCompanyMemberships')).toEqual(sent(['2'])));
});

test('a search narrows the boxes and keeps what is ticked out of sight', async () => {
  const { api, user } = open();
  await user.click(await button('Edit Consortiums'));
  await user.click(screen.getByRole('checkbox', { name: 'Inland' }));
  const search = screen.getByRole('searchbox', { name: 'Search consortium name' });

  await user.type(search, 'coast{Enter}');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  await user.clear(search);
  await user.type(search, 'desert{Enter}');
  expect(await screen.findByText('No consortium has “desert” in its name.')).toBeInTheDocument();
  await user.click(await button('Save'));

  await waitFor(() => expect(api.calls('SaveCompanyMemberships')).toEqual(sent(['1', '2'])));
});

test('a list that cannot be read says so and can be asked for again', async () => {
  open({ CompanyMemberships: noConnection });

  expect(await button('Try again')).toBeInTheDocument();
});
