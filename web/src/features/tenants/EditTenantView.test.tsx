import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { EditTenantView } from './EditTenantView.tsx';
import { tenantLinks, tenantRecord } from './tenant-record.ts';
import { TenantView } from './TenantView.tsx';
import { aTenant, theFirstTenant } from './testing/a-tenant.ts';

const mine = aTenant();
/** Somebody else's save. */
const theirs = aTenant({ primaryContactPhone: '8015559999', method: 'ANNUAL', version: 5 });
const answer = (tenant: object | null, ...errors: object[]) => ({
  updateTenant: { __typename: 'UpdateTenantPayload', tenant, errors },
});

const open = (answers: Answers, at = tenantLinks('2').editProfile) => {
  const api = fakeApi({ TenantDetail: () => ({ tenant: mine }), ...answers });
  const routes = [
    {
      path: tenantPaths.profile,
      loader: tenantRecord.loader,
      children: [
        { index: true, Component: TenantView },
        { path: tenantPaths.editProfile, Component: EditTenantView },
      ],
    },
    { path: tenantPaths.list, element: <p>The list</p> },
  ];
  return { api, ...renderScreen({ routes, at }) };
};
const email = () => screen.findByRole('textbox', { name: 'Main Email' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('saves every editable field with the version that was read', async () => {
  const { user, api, location } = open({ UpdateTenant: () => answer(theirs) });
  fireEvent.change(await email(), { target: { value: 'office@summit.test' } });

  await user.click(save());

  expect(await screen.findByRole('heading', { name: 'TPA Profile' })).toBeInTheDocument();
  expect(location()).toBe(tenantLinks('2').profile);
  expect(api.calls('UpdateTenant')).toMatchObject([
    {
      id: '2',
      input: {
        name: 'Summit Occupational Health',
        mainEmail: 'office@summit.test',
        clientSince: '2023-06-15',
        enabled: true,
        version: 4,
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'TPA Profile has been successfully updated',
  );
});

test('TPA 1 cannot be disabled', async () => {
  open({ TenantDetail: () => ({ tenant: theFirstTenant() }) }, tenantLinks('1').editProfile);
  await email();

  expect(screen.getByRole('checkbox', { name: 'Enabled' })).toBeDisabled();
  expect(
    screen.getByText('This TPA runs the installation and cannot be disabled.'),
  ).toBeInTheDocument();
});

test('another TPA can be', async () => {
  open({});
  await email();

  expect(screen.getByRole('checkbox', { name: 'Enabled' })).toBeEnabled();
});

test('a save that came second names whose phone has changed, and going on saves on top of it', async () => {
  let reads = 0;
  let saves = 0;
  const { user, api } = open({
    TenantDetail: () => ({ tenant: (reads += 1) === 1 ? mine : theirs }),
    UpdateTenant: () =>
      (saves += 1) === 1 ? answer(null, refusal('STALE_VERSION')) : answer(theirs),
  });
  fireEvent.change(await email(), { target: { value: 'office@summit.test' } });
  await user.click(save());

  expect(
    await screen.findByRole('row', {
      name: 'Primary Contact: Phone (801) 555-0141 (801) 555-9999 Nothing',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Method Per Test Annual Nothing' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(save());

  expect(await screen.findByRole('heading', { name: 'TPA Profile' })).toBeInTheDocument();
  expect(api.calls('UpdateTenant')[1]).toMatchObject({
    input: { mainEmail: 'office@summit.test', primaryContactPhone: '8015559999', version: 5 },
  });
});

test('the profile shows everything, with its two tabs', async () => {
  open({}, tenantLinks('2').profile);
  await screen.findByRole('heading', { name: 'TPA Profile' });

  const texts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

  expect(texts).toEqual(
    expect.arrayContaining([
      'Client Since06/15/2023',
      'Phone(801) 555-0140',
      'Fax–',
      'Full NameNora Whitfield',
      'MethodPer Test',
      'Rate$4.75',
      'EnabledYes',
    ]),
  );
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    tenantLinks('2').settings,
  );
});

test('deleting on the profile leads to the list', async () => {
  const { user } = open(
    {
      DeleteTenant: () => ({
        deleteTenant: { __typename: 'DeleteTenantPayload', deletedId: '2', errors: [] },
      }),
    },
    tenantLinks('2').profile,
  );
  await screen.findByRole('button', { name: 'More actions' });
  await choose(user, 'More actions', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));

  await user.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('The list')).toBeInTheDocument();
});

test('the profile of TPA 1 offers no deletion', async () => {
  const { user } = open(
    { TenantDetail: () => ({ tenant: theFirstTenant() }) },
    tenantLinks('1').profile,
  );

  await user.click(await screen.findByRole('button', { name: 'More actions' }));

  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
