import type { Page } from '@playwright/test';
import { sendCredentials } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';
import { demoPassword, demoUsers, summitHost, type DemoUser } from '../support/users.ts';

/** The color of the tenant Summit, #0F766E, in the tone in which the portal shows it. */
const teal = 'rgb(9, 107, 99)';

const summit = (process.env['PORTAL_URL'] ?? '').replace('localhost', summitHost);

const setColor = /* GraphQL */ `
  mutation SetColor($color: String) {
    updateBrandingSettings(input: { tenantColor: $color }) {
      errors {
        errorCode
      }
    }
  }
`;

const signInAt = (page: Page, user: DemoUser) =>
  sendCredentials(page, { username: demoUsers[user], password: demoPassword });
const button = (page: Page) => page.getByRole('button', { name: 'Sign in' });

test('@phone each host shows the name, color and customer service of its tenant', async ({
  axe,
  page,
}) => {
  await page.goto(`${summit}/sign-in`);
  await expect(page).toHaveTitle('Sign in · Summit Occupational Health');
  await expect(page.getByRole('main')).toContainText('Summit Occupational Health');
  await expect(button(page)).toHaveCSS('background-color', teal);
  await expect(page.getByRole('link', { name: 'help@summit.test' })).toBeVisible();
  await axe(page);

  await page.goto('/sign-in');
  await expect(page).toHaveTitle('Sign in · Drug and Alcohol Testing Portal');
  await expect(button(page)).toHaveCSS('background-color', 'rgb(27, 94, 155)');
  await expect(page.getByRole('link', { name: 'support@assay.test' })).toBeVisible();
});

test('the portal behind the sign-in wears the same', async ({ axe, signInAs }) => {
  const page = await signInAs('summit');
  await page.goto(`${summit}/dashboard`);

  await expect(page).toHaveTitle(/Summit Occupational Health$/);
  await expect(page.getByRole('banner')).toContainText('Summit Occupational Health');
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCSS(
    'border-bottom-color',
    teal,
  );
  await axe(page);
});

test('tab and installed portal wear it too', async ({ page }) => {
  await page.goto(`${summit}/sign-in`);
  // Asked for by the page, as Node does not find hosts below localhost everywhere.
  const read = (rel: string) =>
    page.locator(`link[rel=${rel}]`).evaluate(async (link) => {
      const answer = await fetch(link.getAttribute('href') ?? '');
      return answer.text();
    });

  expect(JSON.parse(await read('manifest'))).toMatchObject({
    name: 'Summit Occupational Health',
    theme_color: '#096b63',
  });
  expect(await read('icon')).toContain('fill="#096b63"');
  expect((await read('apple-touch-icon')).slice(1, 4)).toBe('PNG');
});

test('the portal starts without the server, and keeps nothing but its shell', async ({
  browser,
}) => {
  // The context that tests share has no service worker.
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();

  await expect(button(page)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  await context.close();
});

for (const color of ['#FFEB3B', '#808080', '#000000']) {
  test(`text can be read on and beside ${color}`, async ({ axe, ownPage: page, ownTenant }) => {
    await (await ownTenant.seed()).send(setColor, { color });
    await page.goto(`${ownTenant.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
    await axe(page);
    await page.goto(`${ownTenant.url}/dashboard/profile/edit`);
    await page.getByRole('textbox', { name: 'City' }).fill('Tulsa');
    await axe(page);
    await page.evaluate(() => localStorage.removeItem('assay.session'));
    await page.goto(`${ownTenant.url}/sign-in`);
    await expect(button(page)).toBeVisible();
    await axe(page);
  });
}

test('a user signs in at the own portal only', async ({ page }) => {
  const refused = page
    .getByRole('alert')
    .filter({ hasText: 'Incorrect username and/or password.' });
  for (const user of ['admin', 'corporate'] satisfies DemoUser[]) {
    await page.goto(`${summit}/sign-in`);
    await signInAt(page, user);
    await expect(refused).toBeVisible();
  }
  await page.goto('/sign-in');
  await signInAt(page, 'summit');
  await expect(refused).toBeVisible();

  await page.goto(`${summit}/sign-in`);
  await signInAt(page, 'summit');
  await expect(page.getByRole('heading', { name: 'Welcome, Nora' })).toBeVisible();
});

test('the operator of the installation enters any portal, each with a session of its own', async ({
  page,
}) => {
  await page.goto(`${summit}/sign-in`);
  await signInAt(page, 'super');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace' })).toBeVisible();
  await page.goto(`${summit}/dashboard/admin-panel/client-companies`);
  await expect(page.getByRole('table')).toContainText('Wasatch Freight');
  await expect(page.getByRole('table')).not.toContainText('Northwind Logistics');

  await page.goto('/dashboard');

  await expect(page).toHaveURL('/sign-in?returnTo=%2Fdashboard');
});
