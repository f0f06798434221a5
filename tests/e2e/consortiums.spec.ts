import { expect, test } from '../support/test.ts';

const list = '/dashboard/admin-panel/consortiums';

test('a consortium is made of all companies of a search, and one is taken out again', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  const name = `Search Carriers ${Date.now()}`;
  await page.goto(`${list}/create`);
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('searchbox', { name: 'Search company name' }).fill('transport');
  const all = page.getByRole('group', { name: 'All found companies' });
  await all.getByRole('button', { name: 'Tick all with all locations' }).click();
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(0);
  const ticked = await page.getByRole('checkbox', { checked: true }).count();

  await page.getByRole('button', { name: 'Create Consortium' }).click();

  await expect(page.getByText('Consortium created successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const facts = page.getByRole('list', { name: 'At a glance' });
  await expect(facts).toContainText(`${ticked} companies enrolled today`);

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeDisabled();
  await page.getByText('Enrolled only').click();
  await expect(page.getByRole('row')).toHaveCount(ticked + 1);
  const first = page.getByRole('row').nth(1);
  await first.getByRole('cell').first().getByText(/./).last().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByText('Consortium updated successfully.')).toBeVisible();
  await expect(facts).toContainText(`${ticked - 1} compan`);
});

test('@phone list, page and form can be read by everybody', async ({ axe, signInAs }) => {
  const page = await signInAs('admin');
  for (const path of [list, `${list}/1`, `${list}/1/edit`]) {
    await page.goto(path);
    await expect(page.locator('td[data-kind=lead]').first()).toBeVisible();
    if (path !== list)
      await page
        .getByRole('button', { name: /Details of/ })
        .first()
        .click();
    await axe(page);
  }
});

test('a year shows who was enrolled in it, with the days, down to the locations', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  const lastYear = new Date().getFullYear() - 1;
  await page.goto(`${list}/1`);
  const table = page.getByRole('table', { name: 'Companies' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(lastYear));

  const left = `01/01/${lastYear} – 06/30/${lastYear}`;
  const row = table.getByRole('row').filter({ hasText: left }).first();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Details of/ }).click();
  const locations = page.getByRole('table', { name: /^Locations of/ });
  await expect(locations.getByRole('cell', { name: left }).first()).toBeVisible();
  await expect(locations.getByRole('columnheader')).toHaveText([
    'Location ID',
    'Name',
    'Location Manager',
    'City/State',
    'Enrolled',
  ]);
});

test('a company is added from the page of the consortium', async ({ signInAs }) => {
  const page = await signInAs('admin');
  await page.goto(`${list}/create`);
  await page.getByRole('textbox', { name: /^Name/ }).fill(`One Carrier ${Date.now()}`);
  await page.getByRole('button', { name: 'Create Consortium' }).click();
  await expect(page.getByRole('heading', { name: 'No info provided.' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Company' }).click();
  await page.getByRole('combobox', { name: 'Company' }).fill('Northwind');
  await page.getByRole('option', { name: 'Northwind Logistics' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page.getByText('Company added to consortium successfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Northwind Logistics' })).toBeVisible();
});

test('client users have no consortiums in their menu', async ({ signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto(list);

  await expect(
    page.getByRole('heading', { name: 'You do not have permission to do it.' }),
  ).toBeVisible();
});

test('a company joins from its profile and leaves again, with its question', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  const name = `Profile Carriers ${Date.now()}`;
  await page.goto(`${list}/create`);
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('button', { name: 'Create Consortium' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.goto('/dashboard/admin-panel/client-companies/3');
  await page.getByRole('button', { name: `JOIN ${name}` }).click();
  await expect(page.getByText('Consortiums saved successfully.')).toBeVisible();

  await page.getByRole('button', { name: `REMOVE ${name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: `JOIN ${name}` })).toBeVisible();
});
