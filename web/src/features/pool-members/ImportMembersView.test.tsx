import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { ImportMembersView } from './ImportMembersView.tsx';
import { memberImportLoader } from './member-form-loader.ts';
import { aDotPool, aPool } from './testing/a-member.ts';

const members = `${testPoolPaths.list}/3/members`;

/** A server that answers every upload with this. */
function uploadsAnswer(status: number, body: object): void {
  class Request extends EventTarget {
    upload = new EventTarget();
    status = status;
    responseText = JSON.stringify(body);
    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader = () => 'application/json';
    abort(): void {}
    send(): void {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}

const columns = () => ({
  testPoolMemberColumns: [
    {
      __typename: 'CsvColumnDescription',
      name: 'First Name',
      required: true,
      description: 'First name.',
    },
    {
      __typename: 'CsvColumnDescription',
      name: 'SSN',
      required: false,
      description: 'Nine digits.',
    },
  ],
});

const open = (pool = aPool(), answers: Answers = {}, at = `${members}/import/unregulated`) => {
  const api = fakeApi({
    MemberImportPool: () => ({ testPool: pool }),
    MemberFileColumns: columns,
    ...answers,
  });
  const importRoute = (path: string, isRegulated: boolean) => ({
    path,
    loader: memberImportLoader(isRegulated),
    Component: ImportMembersView,
  });
  const routes = [
    importRoute(testPoolPaths.importRegulatedMembers, true),
    importRoute(testPoolPaths.importUnregulatedMembers, false),
    { path: testPoolPaths.members, element: <p>The members</p> },
  ];
  return { api, ...renderScreen({ routes, at }) };
};
const file = new File(['First Name\nDana'], 'members.csv');
const importFile = async (user: UserEvent) => {
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await user.click(screen.getByRole('button', { name: 'Import' }));
};
const toasts = () => shownToasts().map(({ title }) => title);

test('the columns of the file are explained', async () => {
  const { api } = open(aDotPool(), {}, `${members}/import/regulated`);

  expect(
    await screen.findByRole('row', { name: 'First Name Yes First name.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'SSN No Nine digits.' })).toBeInTheDocument();
  expect(api.calls('MemberFileColumns')).toEqual([{ isRegulated: true, includeLocation: true }]);
});

test.each([
  ['unregulated', aPool(), 'Members uploaded successfully'],
  ['regulated', aDotPool(), 'Members uploaded Successfully.'],
])('a file of the %s kind leads to the members and is told', async (kind, pool, message) => {
  uploadsAnswer(201, { created: 1 });
  const { user } = open(pool, {}, `${members}/import/${kind}`);

  await importFile(user);

  expect(await screen.findByText('The members')).toBeInTheDocument();
  expect(toasts()).toContain(message);
});

test('the address of the other kind of pool leads to the right one', async () => {
  const { location } = open(aDotPool());

  await screen.findByRole('heading', { name: 'Import Members' });

  expect(location()).toBe(`${members}/import/regulated`);
});

test('wrong cells are listed, and the screen stays', async () => {
  const message =
    'Some fields are invalid. Please check the following table and upload updated file.';
  const rows = [{ row: 2, columns: { 'First Name': [{ message: 'This field is required.' }] } }];
  uploadsAnswer(400, { message, params: { failedRows: 1 }, errors: { rows } });
  const { user } = open();

  await importFile(user);

  expect(
    await screen.findByRole('row', { name: /^2 First Name .*This field is required\.$/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

test('a file without rows is told so, and not that some value is wrong', async () => {
  uploadsAnswer(400, {
    message: 'There is an issue with input values',
    params: {},
    errors: { csv: [{ errorCode: 'AT_LEAST_ONE', message: 'The file has no rows.', params: {} }] },
  });
  const { user } = open();

  await importFile(user);

  expect(await screen.findByText('The file has no rows.')).toBeInTheDocument();
});

test('a server that fails at the file is told in the documented words', async () => {
  uploadsAnswer(500, { message: 'Something went wrong.', params: {} });
  const { user } = open();

  await importFile(user);

  expect(
    await screen.findByText('Error uploading Test Pool Members. Please Try again.'),
  ).toBeInTheDocument();
});

test('columns that could not be read are told and tried again', async () => {
  let broken = true;
  const { user } = open(aPool(), {
    MemberFileColumns: () => (broken ? new Error('boom') : columns()),
  });
  expect(await screen.findByText('Error loading example data')).toBeInTheDocument();

  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('row', { name: /^First Name/ })).toBeInTheDocument();
});

test('an example that could not be read is told', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Download example' }));

  await waitFor(() => expect(toasts()).toContain('Error loading example data'));
});

test('a pool that cannot be changed leads back to its members', async () => {
  open(aPool({ viewerCanManageMembers: false }));

  expect(await screen.findByText('The members')).toBeInTheDocument();
});
