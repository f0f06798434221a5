import { chooseFrom } from '../support/actions.ts';
import { seedPool } from '../support/pool-seed.ts';
import { expect, test } from '../support/test.ts';

const overview = '/dashboard/random-test-pools';
const companies = '/dashboard/admin-panel/client-companies';

test('random testing is seen at a glance, and its numbers lead to the rows behind them', async ({
  signInAs,
  axe,
}) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard');
  const year = page.getByRole('region', { name: 'Random testing this year' });
  await expect(year.getByRole('list', { name: 'Drug tests by month' })).toBeVisible();
  await year.getByRole('button', { name: 'Show the table' }).click();
  await expect(year.getByRole('row', { name: /(On target|Behind by [\d,]+)$/ })).not.toHaveCount(0);
  // They are drawn when somebody comes near.
  await page.getByRole('heading', { name: 'The last twelve months' }).scrollIntoViewIfNeeded();
  const weeks = page.getByRole('region', { name: 'Tests by week' });
  await expect(weeks.getByRole('list', { name: 'Tests by week' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Draws overdue' }).click();

  await expect(page.getByRole('heading', { name: 'Random Test Pools', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Remove filter Draw: Draw overdue' }),
  ).toBeVisible();
  const row = page.getByRole('row', { name: /Seasonal Crews/ });
  await expect(row.getByText('Draw overdue')).toBeVisible();
  await expect(page.getByRole('img', { name: /Drug tests.*Seasonal Crews/ })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Alcohol tests' }).click();
  await expect(page.getByRole('img', { name: /Alcohol tests.*Seasonal Crews/ })).toBeVisible();
  await row.getByRole('link', { name: /^Drug tests done of Seasonal Crews/ }).click();
  await expect(page.getByRole('table', { name: 'Runs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Status: Valid' })).toBeVisible();

  await chooseFrom(page, 'Pages of Dashboard', 'Random Test Pools');
  await page.getByRole('link', { name: 'All test pools' }).click();
  await expect(page).toHaveURL(/admin-panel\/test-pools$/);
});

test('the pools of a company and of a location stand below their heads, and rare filters behind a button', async ({
  signInAs,
  seed,
  axe,
}) => {
  const { id, name, companyId } = await seedPool(seed, false);
  const page = await signInAs('admin');
  await page.goto(`${companies}/${companyId}`);
  await page.getByRole('link', { name: 'Test Pools', exact: true }).last().click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: 'Selection interval: 0 selected' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Weekly', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No info provided for the applied filters.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter Selection interval: Weekly' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/test-pools/${id}$`));

  await page.goto(`${companies}/${companyId}/test-pools`);
  await page.getByRole('link', { name: 'Create Test Pool' }).click();
  const company = page.getByRole('combobox', { name: 'Company' });
  await expect(company).not.toHaveValue('');
  await company.fill('keystone rail');
  await page.getByRole('option', { name: 'Keystone Rail Services' }).click();
  await expect(company).toHaveValue('Keystone Rail Services');
  await axe(page);
});

test('an administrator of a company sees the progress of its pools alone, and comes back to them', async ({
  signInAs,
}) => {
  const page = await signInAs('corporate');
  await page.goto(overview);
  await expect(page.getByText('Northwind Logistics').first()).toBeVisible();
  await expect(page.getByText('Keystone Rail Services')).toHaveCount(0);
  await page.getByRole('link', { name: 'All test pools' }).click();
  // The overview has links of the same names.
  await expect(page.getByRole('searchbox', { name: 'Search pool name' })).toBeVisible();
  await page.getByRole('link', { name: 'DOT Drivers', exact: true }).click();
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(steps.getByText('DOT Drivers')).toBeVisible();
  await steps.getByRole('link', { name: 'Test Pools' }).click();
  await expect(page).toHaveURL(/my-company\/test-pools$/);
});

test('overview and rare filters are accessible @phone', async ({ signInAs, axe, isMobile }) => {
  const title = isMobile ? 'Filters' : 'More filters';
  const page = await signInAs('admin');
  await page.goto(overview);
  await expect(page.getByRole('link', { name: 'Seasonal Crews', exact: true })).toBeVisible();
  await axe(page);
  await page.goto('/dashboard/admin-panel/test-pools');
  const count = page.getByText(/^\d+ pools?$/);
  const all = (await count.textContent()) ?? '';
  await page.getByRole('button', { name: title }).click();
  const filters = page.getByRole('dialog', { name: title });
  await filters.getByRole('combobox', { name: 'Selection runs managed by MD' }).selectOption('Yes');
  await expect(page).toHaveURL(/runsManagedByMd/);
  // The address is there before the rows turn faint, which they are until the answer has come.
  await expect(count).not.toHaveText(all);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: `${title} (1)` })).toBeVisible();
});
