import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { saver } from '../../lib/files/download.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { memberListLoader } from './member-list-loader.ts';
import { MemberListView } from './MemberListView.tsx';
import { aDotPool, aDriverRow, aPool, aRow } from './testing/a-member.ts';

type Row = ReturnType<typeof aRow>;

const answer = (testPool: ReturnType<typeof aPool>, ...nodes: Row[]) => ({
  testPool: {
    ...testPool,
    status: 'ACTIVE',
    companyName: 'Northwind Logistics',
    consortiumName: null,
  },
  testPoolMembers: {
    __typename: 'TestPoolMemberPage',
    nodes,
    totalCount: nodes.length,
    digest: null,
  },
});
const dana = aRow();
const gone = aRow({ id: '12', firstName: 'Lee', lastName: 'Stone', deleted: true });
const at = `${testPoolPaths.list}/3/members`;

const open = (answers: Answers = {}, search = '', permissions?: Permission[]) => {
  const api = fakeApi({ PoolMemberList: () => answer(aPool(), dana, gone), ...answers });
  const routes = [
    { path: testPoolPaths.members, loader: memberListLoader, Component: MemberListView },
    { path: testPoolPaths.editMember, element: <p>The form</p> },
  ];
  return { api, ...renderScreen({ routes, at: at + search, permissions }) };
};
const row = (name: RegExp) => screen.findByRole('row', { name });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const toasts = () => shownToasts().map(({ title }) => title);

test('an unregulated pool of one location shows ID number, names and when somebody came or went', async () => {
  const { api } = open();

  expect(
    within(await row(/Dana/))
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.trim())
      .slice(1, 5),
  ).toEqual(['E-1001', 'Dana', 'Reed', 'Added 03/04/2026']);
  expect(heads().slice(1, 5)).toEqual(['ID Number', 'First Name', 'Last Name', 'Added/Removed At']);
  expect(screen.getByText('2 members')).toBeInTheDocument();
  expect(api.calls('PoolMemberList')[0]).toMatchObject({
    poolId: '3',
    where: { testPoolId: { eq: '3' } },
    orderBy: [{ field: 'LAST_NAME', direction: 'ASC' }],
    limit: 15,
    offset: 0,
  });
});

test('a regulated pool that spans locations shows what its regulator asks for, the SSN masked', async () => {
  for (const column of ['otherId', 'observationRequired', 'employeeCategory'])
    localStorage.setItem(`assay.columns.pool-members.${column}`, 'shown');
  open({ PoolMemberList: () => answer(aDotPool(), aDriverRow()) });

  expect(
    within(await row(/Dana/))
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.trim())
      .slice(1, 12),
  ).toEqual([
    'Dana',
    'Reed',
    '100040',
    '***-**-3456',
    '01/02/1980',
    'D1234567',
    'TX',
    'X-9',
    'Yes',
    'Driver',
    'Added 03/04/2026',
  ]);
  expect(heads().slice(1, 12)).toEqual([
    'First Name',
    'Last Name',
    'Location ID',
    'SSN',
    'Date of Birth',
    'CDL Number',
    'State',
    'Other ID',
    'Observation Required',
    'Employee Category',
    'Added/Removed At',
  ]);
});

test('a removed member looks so and can only be taken back', async () => {
  const { user } = open();
  expect(await row(/Lee/)).toHaveAttribute('data-inactive');
  expect(within(await row(/Lee/)).getByText('Removed 03/04/2026')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Actions for Lee Stone' }));

  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Undo Remove',
  ]);
});

test('filters and search of the address go into the one operation of the list', async () => {
  const searchQuery = encodeURIComponent('lastName[SW]=Re&deleted[EQ]=false&testPoolId[EQ]=9');
  const { api } = open({}, `?q=dan&searchQuery=${searchQuery}`);
  await row(/Dana/);

  expect(api.calls('PoolMemberList')[0]).toMatchObject({
    where: {
      testPoolId: { eq: '3' },
      lastName: { startsWith: 'Re' },
      deleted: { eq: false },
    },
    q: 'dan',
  });
});

test('removing asks, tells and reads the list again', async () => {
  let removed = false;
  const { user, api } = open({
    PoolMemberList: () => answer(aPool(), aRow({ deleted: removed })),
    RemovePoolMember: () => {
      removed = true;
      const member = aRow({ deleted: true });
      return { removeTestPoolMember: { __typename: 'TestPoolMemberPayload', member, errors: [] } };
    },
  });
  await row(/Dana/);

  await choose(user, 'Actions for Dana Reed', 'Remove');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Dana Reed' });
  expect(api.calls('RemovePoolMember')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));

  await waitFor(async () => expect(await row(/Dana/)).toHaveAttribute('data-inactive'));
  expect(api.calls('RemovePoolMember')).toEqual([{ id: '11' }]);
  expect(toasts()).toContain('Member removed or added successfully');
});

test('a removed member is taken back at once', async () => {
  const { user, api } = open({
    RestorePoolMember: () => ({
      restoreTestPoolMember: {
        __typename: 'TestPoolMemberPayload',
        member: aRow({ ...gone, deleted: false }),
        errors: [],
      },
    }),
  });
  await row(/Lee/);

  await choose(user, 'Actions for Lee Stone', 'Undo Remove');

  await waitFor(() => expect(api.calls('RestorePoolMember')).toEqual([{ id: '12' }]));
  await waitFor(() => expect(toasts()).toContain('Member removed or added successfully'));
});

test('a refusal to take somebody back is told', async () => {
  const message = 'A member with this number is in the Test Pool already.';
  const { user } = open({
    RestorePoolMember: () => ({
      restoreTestPoolMember: {
        __typename: 'TestPoolMemberPayload',
        member: null,
        errors: [refusal('DUPLICATE_VALUE', ['idNumber'], message)],
      },
    }),
  });
  await row(/Lee/);

  await choose(user, 'Actions for Lee Stone', 'Undo Remove');

  await waitFor(() => expect(toasts()).toContain(message));
});

test('a server that fails at removing is told in the documented words', async () => {
  const { user } = open({ RemovePoolMember: () => new Error('boom') });
  await row(/Dana/);
  await choose(user, 'Actions for Dana Reed', 'Remove');

  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );

  expect(await screen.findByText('Error while adding or removing member.')).toBeInTheDocument();
});

test('a pool whose members cannot be changed offers nothing that changes them', async () => {
  open({
    PoolMemberList: () => answer(aPool({ viewerCanManageMembers: false }), dana),
  });
  await row(/Dana/);

  expect(screen.queryByRole('link', { name: 'Create Member' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Import Members' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download Members' })).toBeInTheDocument();
});

test('the import leads to the screen of the kind of the pool', async () => {
  open({ PoolMemberList: () => answer(aDotPool(), aDriverRow()) });

  expect(await screen.findByRole('link', { name: 'Import Members' })).toHaveAttribute(
    'href',
    `${at}/import/regulated`,
  );
});

test('a list that the server fails at says so in the documented words and is tried again', async () => {
  let broken = true;
  const { user } = open({
    PoolMemberList: () => (broken ? new Error('boom') : answer(aPool(), dana)),
  });
  expect(await screen.findByText('Error loading Test Pool Members.')).toBeInTheDocument();

  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await row(/Dana/)).toBeInTheDocument();
});

test('without a connection the list says that', async () => {
  open({ PoolMemberList: () => noConnection() });

  expect(await screen.findByText(/not available right now/)).toBeInTheDocument();
});

test('the members are downloaded as a file', async () => {
  const saved = vi.spyOn(saver, 'save').mockImplementation(() => {});
  const name = "attachment; filename*=UTF-8''Members%20For%20Testpool%20Night.csv";
  const fetched = vi.fn(
    async () => new Response('x', { headers: { 'content-disposition': name } }),
  );
  vi.stubGlobal('fetch', fetched);
  const { user } = open();
  await row(/Dana/);

  await user.click(screen.getByRole('button', { name: 'Download Members' }));

  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith(expect.anything(), 'Members For Testpool Night.csv'),
  );
  expect(fetched).toHaveBeenCalledWith('/download/test-pools/3/members', expect.anything());
});

test('a download that fails is told', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  const { user } = open();
  await row(/Dana/);

  await user.click(screen.getByRole('button', { name: 'Download Members' }));

  await waitFor(() => expect(toasts()).toContain('Failed to download test pool members.'));
});

describe('ticked members', () => {
  const outcome = (recordId: string, name: string, errorCode: string | null) => ({
    __typename: 'BulkOutcome',
    recordId,
    name,
    done: errorCode === null,
    errorCode,
    message: errorCode && 'This Test Pool is inactive.',
  });
  const bulk = (...results: object[]) => ({
    __typename: 'BulkPayload',
    outcomes: { __typename: 'BulkOutcomes', results },
    errors: [],
  });
  const noPayload = (errors: object[]) => ({ ...bulk(), outcomes: null, errors });

  test('are removed together after a question, told one by one, and taken back', async () => {
    const { user, api } = open({
      RemovePoolMembers: () => ({
        removeTestPoolMembers: bulk(
          outcome('11', 'Dana Reed', null),
          outcome('12', 'Lee Stone', 'TEST_POOL_NOT_EDITABLE'),
        ),
      }),
      RestorePoolMembers: () => ({
        restoreTestPoolMembers: bulk(outcome('11', 'Dana Reed', null)),
      }),
    });
    await row(/Dana/);

    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove' });
    expect(question).toHaveTextContent('remove 2 members from this Test Pool');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));

    const told = await screen.findByRole('table', { name: 'What was done' });
    expect(
      within(told)
        .getAllByRole('row')
        .map((each) => each.textContent)
        .slice(1),
    ).toEqual([
      'Lee StoneNot doneThis Test Pool is inactive.',
      'Dana ReedDoneRemoved from the pool.',
    ]);
    expect(api.calls('RemovePoolMembers')).toEqual([{ input: { recordIds: [11, 12] } }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back in the pool.')).toBeInTheDocument();
    expect(api.calls('RestorePoolMembers')).toEqual([{ input: { recordIds: [11] } }]);
  });

  test('may be all that match, as many as were seen; a set that changed is told and changes nothing', async () => {
    const { user, api } = open({
      PoolMemberList: () => ({
        ...answer(aPool(), dana),
        testPoolMembers: {
          __typename: 'TestPoolMemberPage',
          nodes: [dana],
          totalCount: 1_204,
          digest: '-77',
        },
      }),
      RemovePoolMembers: () => ({
        removeTestPoolMembers: noPayload([
          {
            __typename: 'UserError',
            errorCode: 'TICKED_CHANGED',
            message: '',
            path: [],
            params: { seen: 1_204, found: 1_203 },
          },
        ]),
      }),
    });
    await row(/Dana/);

    await user.click(screen.getByRole('checkbox', { name: 'Select Dana Reed' }));
    await user.click(screen.getByRole('button', { name: 'Select all 1,204' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));

    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'you chose 1204 records, and it finds 1203 now',
    );
    const [sent] = api.calls('RemovePoolMembers');
    expect(sent).toMatchObject({ input: { count: 1_204, digest: '-77' } });
    expect(JSON.stringify(sent)).toContain('testPoolId');
  });

  test('cannot be removed by who may not manage members; they can be exported', async () => {
    open({ PoolMemberList: () => answer(aPool({ viewerCanManageMembers: false }), dana) });
    const box = await screen.findByRole('checkbox', { name: 'Select Dana Reed' });

    box.click();

    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    expect(within(bar).getByRole('button', { name: 'Export' })).toBeEnabled();
    expect(within(bar).queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
