import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { choose } from '../components/testing/choose.ts';
import { fakeApi, type Answers } from '../components/testing/fake-api.ts';
import { setCurrentClient } from '../lib/apollo/client.ts';
import {
  browser,
  readToken,
  startSession,
  readLastActivity,
  writeLastActivity,
} from '../lib/session/session-store.ts';
import { viewerAnswer } from '../lib/testing/viewer-answer.ts';
import { system } from '../lib/theme/system.ts';
import { closeAllToasts } from '../lib/toasts.ts';
import { endIdleSession } from './log-out.ts';
import { entryRoutes, routerOptions } from './router.tsx';

const page = (totalCount: number, type: string) => ({ __typename: type, totalCount });
const always: Answers = {
  CollectNotifications: () => ({
    collectNotifications: {
      __typename: 'CollectNotificationsPayload',
      notifications: [],
      errors: [],
    },
  }),
  SignOut: () => ({ signOut: { __typename: 'SignOutPayload', errors: [] } }),
  DashboardFigures: () => ({
    companies: page(60, 'CompanyPage'),
    locations: page(1_043, 'LocationPage'),
    tenants: page(2, 'TenantPage'),
  }),
  Worklists: () => ({ worklists: [] }),
  TestResultList: () => ({
    testResults: { __typename: 'TestResultRowPage', nodes: [], totalCount: 0 },
  }),
};

interface Options extends NonNullable<Parameters<typeof viewerAnswer>[0]> {
  answers?: Answers;
}

function open(at: string, { answers = {}, ...viewer }: Options = {}) {
  const api = fakeApi({ ...always, Viewer: () => viewerAnswer(viewer), ...answers });
  const router = createMemoryRouter(entryRoutes, { initialEntries: [at], ...routerOptions() });
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return {
    api,
    user: userEvent.setup(),
    router,
    path: () => router.state.location.pathname + router.state.location.search,
  };
}

const replace = vi.fn();
beforeEach(() => {
  replace.mockClear();
  vi.spyOn(browser, 'replace').mockImplementation(replace);
  vi.spyOn(browser, 'clear').mockImplementation(() => {});
  // The style of the host is asked for without Apollo; here nobody answers.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  setCurrentClient(null);
  closeAllToasts();
});

const signedIn = () => startSession('1.token', Date.now());
const everything: Permission[] = [
  'READ_ALL_COMPANIES',
  'CREATE_COMPANY',
  'SUPER_ADMIN_MANAGE_TENANTS',
  'MANAGE_AUTO_LOGOUT_SETTINGS',
  'READ_ALL_LOCATIONS',
  'TENANT_SETTINGS',
];

describe('without a session', () => {
  test.each([
    ['/', '/sign-in'],
    ['/nowhere', '/sign-in'],
    ['/dashboard', '/sign-in?returnTo=%2Fdashboard'],
    [
      '/dashboard/admin-panel/tpa?page=2',
      '/sign-in?returnTo=%2Fdashboard%2Fadmin-panel%2Ftpa%3Fpage%3D2',
    ],
  ])('%s leads to %s', async (at, expected) => {
    const { path, api } = open(at);

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(path()).toBe(expected);
    expect(api.sent).toEqual([]);
  });
});

describe('with a session', () => {
  beforeEach(signedIn);

  test.each(['/', '/sign-in', '/forgot-password', '/setup-password?code=1', '/nowhere'])(
    '%s leads to the dashboard',
    async (at) => {
      const { path } = open(at);

      expect(await screen.findByRole('heading', { name: 'Welcome, Dana' })).toBeInTheDocument();
      expect(path()).toBe('/dashboard');
    },
  );

  test('sign-in leads to where somebody wanted to go', async () => {
    const { path } = open('/sign-in?returnTo=%2Fdashboard%2Fsupport');

    expect(await screen.findByRole('heading', { name: 'Support' })).toBeInTheDocument();
    expect(path()).toBe('/dashboard/support');
  });

  test('the home page shows real figures and only what the viewer may do', async () => {
    open('/dashboard', { permissions: ['READ_ALL_COMPANIES', 'READ_ALL_LOCATIONS'] });

    expect(await screen.findByText('1,043')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Client companies/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Create a company/ })).not.toBeInTheDocument();
  });

  test('a viewer without any figure is asked for none', async () => {
    const { api } = open('/dashboard', { permissions: [] });

    await screen.findByRole('heading', { name: 'Welcome, Dana' });

    expect(api.calls('DashboardFigures')).toEqual([]);
  });

  test.each([
    '/dashboard/nowhere',
    '/dashboard/all/nowhere',
    '/dashboard/admin-panel/nowhere',
    '/dashboard/admin-panel/consortium',
    '/dashboard/reports/nowhere/at/all',
  ])('%s is no page, and leads to the Dashboard', async (at) => {
    open(at, { permissions: everything });

    expect(await screen.findByRole('heading', { name: 'Welcome, Dana' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Page not found' })).not.toBeInTheDocument();
  });

  test('a page without the permission it needs is the 403 page', async () => {
    open('/dashboard/admin-panel/tpa/create', { permissions: ['READ_ALL_COMPANIES'] });

    expect(
      await screen.findByRole('heading', { name: 'You do not have permission to do it.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the Dashboard' })).toBeInTheDocument();
  });

  test('the way back from a refused page leads to no other refusal', async () => {
    open('/dashboard/admin-panel/client-companies/create', {
      permissions: ['FE_VIEW_MY_COMPANY'],
      type: 'CLIENT',
    });
    await screen.findByRole('heading', { name: 'You do not have permission to do it.' });

    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(steps.getByText('Client Companies')).toBeInTheDocument();
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Admin Panel',
    ]);
  });

  test('nor into an Admin Panel without a section', async () => {
    open('/dashboard/admin-panel/client-companies', { type: 'CLIENT' });
    await screen.findByRole('heading', { name: 'You do not have permission to do it.' });

    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard']);
  });

  test('an outage keeps the page and offers to try again', async () => {
    let broken = true;
    const failing = new Error('x');
    const { user } = open('/dashboard', {
      permissions: ['READ_ALL_COMPANIES'],
      answers: {
        DashboardFigures: () => (broken ? failing : { companies: page(60, 'CompanyPage') }),
      },
    });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(retry);

    expect(await screen.findByText('60')).toBeInTheDocument();
  });
});

describe('the menus', () => {
  beforeEach(signedIn);
  // The test browser has no width, so the wide menus are there but not shown.
  const menu = (label: string) => within(screen.getByLabelText(label, { selector: 'nav' }));

  test('offer what exists', async () => {
    open('/dashboard', { permissions: everything });
    await screen.findByRole('heading', { name: 'Welcome, Dana' });

    expect(
      menu('Main')
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(['Dashboard', 'Admin Panel', 'Support']);
  });

  test('hide the Admin Panel when no section remains', async () => {
    open('/dashboard', { permissions: ['READ_ALL_LOCATIONS'] });
    await screen.findByRole('heading', { name: 'Welcome, Dana' });

    expect(
      menu('Main').queryByRole('link', { name: 'Admin Panel', hidden: true }),
    ).not.toBeInTheDocument();
  });

  test('the Admin Panel lists the sections of the viewer in their groups', async () => {
    open('/dashboard/admin-panel/compliance-rules', {
      permissions: ['READ_ALL_COMPANIES', 'SUPER_ADMIN_MANAGE_TENANTS', 'VIEW_ADDITIVES'],
    });
    await screen.findByRole('heading', { name: /You do not have permission/ });

    expect(
      menu('Admin Panel')
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(['Client Companies', 'Drugs and Adulterants', "Client TPA's"]);
  });

  test('of two sections that a page lies below, the nearer one is current', async () => {
    open('/dashboard/admin-panel/laboratories/unmatched', {
      permissions: ['MANAGE_LABORATORY_CONNECTIONS', 'VIEW_UNVERIFIED_RESULTS'],
      answers: {
        UnmatchedLabMessageList: () => ({
          unmatchedLabMessages: { __typename: 'UnmatchedLabMessagePage', nodes: [], totalCount: 0 },
        }),
      },
    });

    const current = await screen.findByRole('link', { name: 'Unmatched Results', current: 'page' });
    expect(menu('Admin Panel').getAllByRole('link', { current: 'page' })).toEqual([current]);
  });

  test('system settings are for internal users', async () => {
    open('/dashboard/admin-panel/compliance-rules', {
      type: 'CLIENT',
      permissions: ['FE_VIEW_MY_COMPANY', 'MANAGE_AUTO_LOGOUT_SETTINGS'],
    });
    await screen.findByRole('heading', { name: /You do not have permission/ });

    expect(
      screen.queryByRole('link', { name: 'System Settings', hidden: true }),
    ).not.toBeInTheDocument();
  });

  test('the Admin Panel opens the first section that the viewer may see', async () => {
    const { path } = open('/dashboard/admin-panel', {
      permissions: ['SUPER_ADMIN_MANAGE_TENANTS'],
      answers: { TenantList: () => new Error('not asked about here') },
    });

    await waitFor(() => expect(path()).toBe('/dashboard/admin-panel/tpa'));
  });

  test('the Admin Panel without a section is the 403 page', async () => {
    open('/dashboard/admin-panel', { permissions: [] });

    expect(
      await screen.findByRole('heading', { name: 'You do not have permission to do it.' }),
    ).toBeInTheDocument();
  });
});

describe('the session', () => {
  beforeEach(signedIn);

  test('logging out ends it here and on the server', async () => {
    const { user, api } = open('/dashboard');
    await screen.findByRole('heading', { name: 'Welcome, Dana' });

    await choose(user, 'My Profile menu of Dana Reyes', 'Log Out');

    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/sign-in'));
    expect(api.calls('SignOut')).toHaveLength(1);
    expect(readToken()).toBeNull();
  });

  test('logging out works when the server cannot be reached', async () => {
    const { user } = open('/dashboard', {
      answers: { SignOut: () => new TypeError('Failed to fetch') },
    });
    await screen.findByRole('heading', { name: 'Welcome, Dana' });

    await choose(user, 'My Profile menu of Dana Reyes', 'Log Out');

    await waitFor(() => expect(readToken()).toBeNull());
  });

  test('an idle user is warned', async () => {
    writeLastActivity(Date.now() - 5 * 60_000);

    open('/dashboard', { settings: { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 5 } });

    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    expect(dialog).toHaveTextContent('You will be logged out in 60 seconds.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(readToken()).toBe('1.token');
  });

  test('a page that scrolls by itself is no use of the portal, a moved pointer is', async () => {
    const before = Date.now() - 4 * 60_000;
    writeLastActivity(before);
    open('/dashboard', { settings: { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 5 } });
    await screen.findByRole('heading', { name: 'Welcome, Dana' });

    window.dispatchEvent(new Event('scroll'));
    expect(readLastActivity()).toBe(before);

    /* The watch begins a moment after the page stands. */
    await waitFor(() => {
      window.dispatchEvent(new Event('pointermove'));
      expect(readLastActivity()).toBeGreaterThan(before);
    });
  });

  test('who was idle for too long is logged out, and led back later', async () => {
    writeLastActivity(Date.now() - 60 * 60_000);

    open('/dashboard', { settings: { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 5 } });

    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('assay.notice')).toBe('inactivity');
  });

  test('a tab whose session was ended in another one does not speak of inactivity', async () => {
    localStorage.removeItem('assay.session');
    localStorage.removeItem('assay.lastActivity');

    await endIdleSession();

    expect(sessionStorage.getItem('assay.notice')).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  test('nobody is warned when automatic logout is off', async () => {
    writeLastActivity(Date.now() - 60 * 60_000);

    open('/dashboard', { settings: { AUTOMATIC_LOGOUT: false } });
    await screen.findByRole('heading', { name: 'Welcome, Dana' });

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(readToken()).toBe('1.token');
  });

  test('notifications are collected and shown', async () => {
    const sent = {
      __typename: 'Notification',
      id: '1',
      type: 'BULK_IMPORT_FINISHED',
      options: { count: 12 },
      testResultId: null,
      donorFullName: null,
      specimenId: null,
    };
    const { api } = open('/dashboard', {
      answers: {
        CollectNotifications: () => ({
          collectNotifications: { __typename: 'P', notifications: [sent], errors: [] },
        }),
      },
    });

    expect(await screen.findByText('Import finished')).toBeInTheDocument();
    expect(api.calls('CollectNotifications')).toEqual([{ active: true }]);
  });
});
