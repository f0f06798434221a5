import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { BrandingSettingsView } from './BrandingSettingsView.tsx';
import { EditBrandingSettingsView } from './EditBrandingSettingsView.tsx';
import { brandingRecord } from './settings-records.ts';

const logoId = '6f1d1cf6-5d3a-4c0e-9a53-0d3f5a3f7a11';
const settings = {
  __typename: 'BrandingSettings',
  TENANT_LOGO: { __typename: 'TenantLogo', id: logoId, uri: `/api/tenantstyle/logo/${logoId}` },
  TENANT_COLOR: '#0F766E',
};

const open = (
  answers: Answers = {},
  at: string = settingsPaths.editCustom,
  permissions?: Permission[],
) => {
  const api = fakeApi({
    BrandingSettings: () => ({ brandingSettings: settings }),
    UpdateBrandingSettings: () => ({
      updateBrandingSettings: {
        __typename: 'UpdateBrandingSettingsPayload',
        settings,
        errors: [],
      },
    }),
    Viewer: noConnection,
    ...answers,
  });
  const routes = [
    { path: settingsPaths.custom, loader: brandingRecord.loader, Component: BrandingSettingsView },
    {
      path: settingsPaths.editCustom,
      loader: brandingRecord.loader,
      Component: EditBrandingSettingsView,
    },
  ];
  return { api, ...renderScreen({ routes, at, permissions }) };
};
const hex = () => screen.findByRole('textbox', { name: 'Main color' });
const save = () => screen.getByRole('button', { name: 'Save' });
const preview = () => screen.getByRole('group', { name: 'Preview of the portal' });
const choose = async (name: string, size = 10) => {
  const file = new File([new Uint8Array(size)], name);
  fireEvent.change(screen.getByLabelText('Logo', { selector: 'input' }), {
    target: { files: [file] },
  });
};

beforeEach(() => {
  // The address shows in the preview, and a made one has a name to look for.
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => {};
});

/** Answers every upload with a file id, as the server does. */
function serveUploads(answer: { status: number; body: object }): string[] {
  const urls: string[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = answer.status;
    responseText = JSON.stringify(answer.body);
    open(_method: string, url: string): void {
      urls.push(url);
    }
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return urls;
}

test('a typed color is previewed at once and saved with the logo that there is', async () => {
  const { user, api } = open();
  fireEvent.change(await hex(), { target: { value: '#7C3AED' } });
  await waitFor(() =>
    expect(preview().style.getPropertyValue('--tenant-solid')).toMatch(/^light-dark\(#6a1bd6, /),
  );

  await user.click(save());

  expect(
    await screen.findByRole('heading', { name: 'Global Custom Settings' }),
  ).toBeInTheDocument();
  expect(api.calls('UpdateBrandingSettings')).toEqual([
    { input: { tenantLogo: logoId, tenantColor: '#7C3AED' } },
  ]);
  expect(api.calls('Viewer')).not.toHaveLength(0);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'Settings has been successfully updated',
  );
});

test('a text that is no color is refused, and the preview keeps one that is', async () => {
  const { user, api } = open();
  fireEvent.change(await hex(), { target: { value: '#7C3' } });

  await user.click(save());

  await waitFor(async () =>
    expect(await hex()).toHaveAccessibleDescription(/Enter a color as #RRGGBB/),
  );
  expect(preview().style.getPropertyValue('--tenant-solid')).toMatch(
    /^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/,
  );
  expect(api.calls('UpdateBrandingSettings')).toEqual([]);
});

test('a swatch sets its color', async () => {
  const { user } = open();
  await hex();

  await user.click(screen.getByRole('button', { name: 'Amber' }));

  expect(await hex()).toHaveValue('#B45309');
});

test('removing logo and color sends null for both', async () => {
  const { user, api } = open();
  await hex();
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  await user.click(screen.getByRole('button', { name: 'Use the default' }));

  expect(screen.getByText('No logo: the default is shown')).toBeInTheDocument();
  await user.click(save());

  await waitFor(() =>
    expect(api.calls('UpdateBrandingSettings')).toEqual([
      { input: { tenantLogo: null, tenantColor: null } },
    ]),
  );
});

test('an uploaded logo is told, previewed, and saved by its id', async () => {
  const id = '0b8f8e0e-3c77-4d2e-8f0a-2f3f0d7c9b10';
  const urls = serveUploads({ status: 201, body: { id } });
  const { user, api } = open();
  await hex();

  await choose('logo.png');

  await waitFor(() => expect(screen.getByAltText('Logo')).toHaveAttribute('src', 'blob:logo'));
  expect(urls).toEqual(['/upload/logo']);
  expect(shownToasts().map(({ title }) => title)).toContain('Logo has been successfully uploaded');
  await user.click(save());
  await waitFor(() =>
    expect(api.calls('UpdateBrandingSettings')[0]).toMatchObject({ input: { tenantLogo: id } }),
  );
});

test.each([
  ['logo.gif', 10, 'File is not a png, svg and therefore rejected.'],
  ['logo.png', 1024 * 1024 + 1, 'File is over 1 MB and therefore rejected.'],
])('the file %s of %d bytes is rejected before it travels', async (name, size, message) => {
  const urls = serveUploads({ status: 201, body: { id: logoId } });
  open();
  await hex();

  await choose(name, size);

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(urls).toEqual([]);
});

test('a file that the server refuses is told in its words', async () => {
  const message = 'File is not a png, svg and therefore rejected.';
  serveUploads({ status: 400, body: { errorCode: 'INVALID_MIME_TYPE', message, params: {} } });
  open();
  await hex();

  await choose('logo.png');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});

test.each([
  [['TENANT_SETTINGS', 'MANAGE_RANDOM_SETTINGS'], true],
  [['TENANT_SETTINGS'], false],
] satisfies [Permission[], boolean][])(
  'with %j the edit button is there: %s',
  async (held, shown) => {
    open({}, settingsPaths.custom, held);
    await screen.findByRole('heading', { name: 'Global Custom Settings' });

    expect(screen.queryByRole('link', { name: 'Edit' }) !== null).toBe(shown);
  },
);

test("at an address that is no tenant's own, the view says why the portal does not wear the logo", async () => {
  open({}, settingsPaths.custom);

  expect(await screen.findByText(/shows the product's own mark/)).toBeInTheDocument();
});

test('the tabs are those that the viewer may open', async () => {
  open({}, settingsPaths.custom, ['TENANT_SETTINGS', 'MANAGE_NOTIFICATION_SETTINGS']);
  await screen.findByRole('heading', { name: 'Global Custom Settings' });

  const tabs = screen.getByRole('navigation', { name: 'Global Custom Settings sections' });
  expect(tabs).toHaveTextContent('NotificationsCustom');
  expect(tabs).not.toHaveTextContent('Security');
});
