import type { Locator, Page } from '@playwright/test';
import { errorText, errorTexts } from '@assay/schema/core/errors';
import { follow } from '../support/actions.ts';
import { uniqueName, type Seed } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const companies = '/dashboard/admin-panel/client-companies';
const unavailable = errorText('SERVICE_UNAVAILABLE');

/** What bff answers while api is gone. */
const outage = {
  errors: [
    {
      message: unavailable,
      extensions: { code: 'SERVICE_UNAVAILABLE', errorCode: 'SERVICE_UNAVAILABLE' },
    },
  ],
};

/** Lets one operation fail as bff does while api is gone, until `restore` is called. */
async function fail(page: Page, operation: string): Promise<{ restore: () => Promise<void> }> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== operation) return route.fallback();
    return route.fulfill({ json: outage });
  });
  return { restore: () => page.unroute('**/graphql') };
}

/** Opens the form of a new company and types what must not get lost. */
async function typeEmail(page: Page, seed: Seed): Promise<Locator> {
  const { id } = await seed.company().create();
  await page.goto(`${companies}/${id}/edit`);
  const email = page.getByRole('textbox', { name: 'Main Email' });
  await email.fill('kept@example.com');
  return email;
}

/** Nothing stands beyond the edges of the window. */
const expectNoOverflow = async (page: Page) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'pixels beyond the window').toBeLessThanOrEqual(0);
};

test('an unknown path leads to the Dashboard', async ({ signInAs }) => {
  const page = await signInAs('admin');
  for (const address of ['/dashboard/no-such-page', '/dashboard/admin-panel/no-such-page']) {
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('@phone an unknown record is the 404 page and leads to the Dashboard', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(`${companies}/99999999`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await expectNoOverflow(page);
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('@phone a page without permission is the 403 page and leads to the Dashboard', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('corporate');
  await page.goto(companies);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have permission to do it.',
  );
  await expectNoOverflow(page);
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('every page that needs a permission is the 403 page to who lacks it', async ({ signInAs }) => {
  const page = await signInAs('location');
  const admin = '/dashboard/admin-panel';
  await page.goto('/dashboard/support');
  for (const address of [
    companies,
    `${companies}/create`,
    `${companies}/1`,
    `${companies}/1/edit`,
    `${admin}/my-company`,
    `${admin}/my-company/edit`,
    `${admin}/settings/security`,
    `${admin}/settings/security/edit`,
    `${admin}/settings/notifications`,
    `${admin}/settings/notifications/edit`,
    `${admin}/settings/custom`,
    `${admin}/settings/custom/edit`,
    `${admin}/tpa`,
    `${admin}/tpa/create`,
    `${admin}/tpa/1/profile`,
    `${admin}/tpa/1/profile/edit`,
    `${admin}/tpa/1/settings`,
    `${admin}/tpa/1/settings/edit`,
  ]) {
    await follow(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(
      'You do not have permission to do it.',
    );
    // Elsewhere in between, so that the next address has to bring the page up again.
    await follow(page, '/dashboard/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  }
});

test('a manager is told that the own company is not theirs to edit', async ({ signInAs }) => {
  const page = await signInAs('unit');
  await page.goto('/dashboard/admin-panel/my-company/edit');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have permission to do it.',
  );
});

test('a record that is not there is the 404 page', async ({ signInAs }) => {
  const page = await signInAs('super');
  await page.goto(companies);
  for (const address of [
    `${companies}/99999999`,
    `${companies}/99999999/edit`,
    `${companies}/no-number`,
    '/dashboard/admin-panel/tpa/99999999/profile',
    '/dashboard/admin-panel/tpa/99999999/settings/edit',
  ]) {
    await follow(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Page not found');
    await follow(page, companies);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Companies');
  }
});

test("another company's record looks like one that does not exist", async ({ seed, signInAs }) => {
  const { id } = await seed.company().create();
  const page = await signInAs('corporate');
  await page.goto(`${companies}/${id}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('a record that cannot be loaded leads to its list and says why', async ({
  seed,
  signInAs,
}) => {
  const { id } = await seed.company().create();
  const page = await signInAs('admin');
  await fail(page, 'CompanyDetail');
  await page.goto(`${companies}/${id}`);

  await expect(page).toHaveURL(companies);
  await expect(page.getByRole('heading', { name: 'Client Companies', level: 1 })).toBeVisible();
  await expect(page.getByText(unavailable)).toBeVisible();
});

test('@phone a list that cannot be loaded says so and is tried again', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('admin');
  const api = await fail(page, 'CompanyList');
  await page.goto(companies);

  await expect(page.getByRole('alert').filter({ hasText: unavailable })).toBeVisible();
  await expectNoOverflow(page);
  await axe(page);

  await api.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Aspen Mountain Shuttle' })).toBeVisible();
  await expect(page.getByText(unavailable)).toHaveCount(0);
});

test('a list that fails while it is searched keeps the search for the next try', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(companies);
  await expect(page.getByRole('link', { name: 'Aspen Mountain Shuttle' })).toBeVisible();
  const api = await fail(page, 'CompanyList');

  await page.getByRole('searchbox', { name: 'Search company name' }).fill('Aspen');
  await expect(page.getByText(unavailable).first()).toBeVisible();

  await api.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Aspen Mountain Shuttle' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search company name' })).toHaveValue('Aspen');
  await expect(page.getByRole('table', { name: 'Client Companies' }).getByRole('link')).toHaveCount(
    1,
  );
});

test('@phone a save during an outage keeps what was typed and is sent again', async ({
  axe,
  seed,
  signInAs,
}) => {
  const page = await signInAs('admin');
  const email = await typeEmail(page, seed);
  const api = await fail(page, 'UpdateCompany');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: unavailable })).toBeVisible();
  await expect(email).toHaveValue('kept@example.com');
  await axe(page);

  await api.restore();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company Details has been successfully updated')).toBeVisible();
});

test('without a connection the user learns that nothing typed is lost', async ({
  context,
  seed,
  signInAs,
}) => {
  const page = await signInAs('admin');
  const email = await typeEmail(page, seed);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText(errorTexts.offline)).toBeVisible();
  await expect(email).toHaveValue('kept@example.com');
  await context.setOffline(false);
});

test('a create that got no answer is not done twice when it is sent again', async ({
  signInAs,
}) => {
  const page = await signInAs('super');
  const name = uniqueName('Answered Late');
  await page.goto('/dashboard/admin-panel/tpa/create');
  await page.getByRole('textbox', { name: 'TPA Name' }).fill(name);
  const contact = page.getByRole('region', { name: 'Primary Contact' });
  await contact.getByRole('textbox', { name: 'Full Name' }).fill('Robin Castellano');
  await contact.getByRole('textbox', { name: 'Phone' }).fill('5125550142');
  await contact.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
  // The request arrives, its answer does not.
  await page.route(
    '**/graphql',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: unavailable })).toBeVisible();

  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText('TPA has been successfully created.')).toBeVisible();
});
