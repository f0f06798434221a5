import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { mailCount, newestMail, type Mail } from './outbox.ts';
import {
  inviteTenant,
  ownTenant,
  type Installation,
  type InvitedTenant,
  type OwnTenant,
} from './own-tenant.ts';
import { Seed } from './seed.ts';
import { sessionOf } from './sign-in.ts';
import { keepSession, leave, sharedContext, tabOf } from './tab.ts';
import { summitHost, type DemoUser } from './users.ts';

const portalUrl = process.env['PORTAL_URL'] ?? 'http://localhost:4000';
const portalData = process.env['PORTAL_DATA'] ?? 'data';

/** Where a demo user's portal is: tenant 2 has a host of its own. */
const urlFor = (user: DemoUser) =>
  user === 'summit' ? portalUrl.replace('localhost', summitHost) : portalUrl;

/** One session per user and worker; signing in costs an argon2 hash each time. */
const sessions = new Map<DemoUser, Promise<string>>();
const sessionFor = (user: DemoUser) => {
  const session = sessions.get(user) ?? sessionOf(urlFor(user), user);
  sessions.set(user, session);
  return session;
};

const installation = async (contactName: string): Promise<Installation> => ({
  url: portalUrl,
  data: portalData,
  session: await sessionFor('super'),
  contactName,
});

interface Fixtures {
  /** Collects console errors, page errors and CSP violations of every page; any of them fails the test. */
  complaints: string[];
  /** A page on which a demo user is signed in, at the dashboard's origin but not yet on a screen. */
  signInAs(user: DemoUser): Promise<Page>;
  /** Name of the user of `ownTenant`; `test.use` gives another. */
  contactName: string;
  /** A tenant that the test has to itself. */
  ownTenant: OwnTenant;
  /** The same, before its user has set a password. */
  invitedTenant: InvitedTenant;
  /** A page on which the user of `ownTenant` is signed in, not yet on a screen. */
  ownPage: Page;
  /** Fails on any accessibility violation of the screen as it stands. */
  axe(page: Page): Promise<void>;
  outbox: { count(to: string): number; newest(to: string, before?: number): Promise<Mail> };
  /** Grows records through the public GraphQL surface, as tenant 1's administrator. */
  seed: Seed;
}

/** Collects the complaints of a context until the function that it returns is called. */
function watch(context: BrowserContext, complaints: string[]): () => void {
  const onError = (error: WebError) => {
    complaints.push(`page error: ${error.error().message}`);
  };
  const onMessage = (message: ConsoleMessage) => {
    // Chromium reports each refused answer as an error of its own; the screens show those themselves.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(`console: ${message.text()}`);
    }
  };
  context.on('weberror', onError);
  context.on('console', onMessage);
  return () => {
    context.off('weberror', onError);
    context.off('console', onMessage);
  };
}

export const test = base.extend<Fixtures>({
  baseURL: portalUrl,

  context: async ({ browser, contextOptions }, use) => {
    const context = await sharedContext(browser);
    await use(context);
    await leave(context, contextOptions);
  },

  page: async ({ context, viewport }, use) => {
    const page = await tabOf(context);
    // A test before may have left another one.
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page);
  },

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const stop = watch(context, complaints);
      await use(complaints);
      stop();
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  signInAs: async ({ page }, use) => {
    await use(async (user) => {
      await keepSession(page, urlFor(user), await sessionFor(user));
      return page;
    });
  },

  contactName: ['Robin Castellano', { option: true }],

  ownTenant: async ({ contactName }, use) => {
    await use(await ownTenant(await installation(contactName)));
  },

  invitedTenant: async ({ contactName }, use) => {
    await use(await inviteTenant(await installation(contactName)));
  },

  ownPage: async ({ page, ownTenant: tenant }, use) => {
    await keepSession(page, tenant.url, await tenant.session());
    await use(page);
  },

  axe: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    await use(async (page) => {
      expect(await accessibilityViolations(page), `accessibility of ${page.url()}`).toEqual([]);
    });
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern to see which fixtures are used.
  outbox: async ({}, use) => {
    await use({
      count: (to) => mailCount(portalData, to),
      newest: (to, before) => newestMail(portalData, to, before),
    });
  },

  // oxlint-disable-next-line no-empty-pattern -- as above
  seed: async ({}, use) => {
    await use(new Seed(portalUrl, await sessionFor('admin')));
  },
});

export { expect };
