import { expect, test } from '../support/test.ts';

test('the history of a company tells what was changed, and the one of the tenant as well', async ({
  signInAs,
  seed,
}) => {
  const { id, companyName } = await seed.company().create();
  const page = await signInAs('super');
  const company = `/dashboard/admin-panel/client-companies/${id}`;
  await page.goto(`${company}/edit`);
  await page.getByRole('textbox', { name: 'Company Name' }).fill(`${companyName} Two`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `${companyName} Two`, level: 1 })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'History', exact: true }).click();

  const told = `Company Name: ${companyName} → ${companyName} Two`;
  const table = page.getByRole('table', { name: 'History' });
  await expect(table.getByText(told)).toBeVisible();
  await table
    .getByRole('button', { name: /^Details of the entry/ })
    .first()
    .click();
  await expect(table.getByText(`Before: ${companyName}`)).toBeVisible();

  await page.goto('/dashboard/admin-panel/history?searchQuery=action[EQ]%3Dcompany.updated');
  await expect(table.getByText(told)).toBeVisible();
  await expect(
    page.getByText(/^The log (is complete and unchanged|has not been checked)/),
  ).toBeVisible();
});

test('who may not change a company has no history of it, and nobody but a super administrator that of the tenant', async ({
  signInAs,
}) => {
  const page = await signInAs('companyUser');
  await page.goto('/dashboard/admin-panel/my-company');
  await expect(page.getByRole('link', { name: 'Locations' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'History' })).toHaveCount(0);

  await page.goto('/dashboard/admin-panel/history');
  await expect(page.getByRole('table', { name: 'History' })).toHaveCount(0);
});

test('who looked at the members of a pool stands in the access log, by person', async ({
  signInAs,
}) => {
  const page = await signInAs('super');
  await page.goto('/dashboard/admin-panel/test-pools/1/members');
  await expect(
    page.getByRole('table', { name: 'Members' }).locator('tbody tr').first(),
  ).toBeVisible();

  await page.goto('/dashboard/admin-panel/history');
  await page.getByRole('link', { name: 'Reads and failed sign-ins' }).click();
  await expect(page.getByRole('heading', { name: 'Access Log', level: 1 })).toBeVisible();

  const table = page.getByRole('table', { name: 'Access Log' });
  const entry = table.getByText(/^Pool members: \d+ people$/).first();
  // Entries are written within a second.
  await expect(async () => {
    await page.reload();
    await expect(entry).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await table
    .getByRole('button', { name: /^Details of the entry/ })
    .first()
    .click();
  await expect(table.getByText(/^testPool(Id\[EQ\])?=1/).first()).toBeVisible();
});
