import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { deactivate, seedMember, seedPool } from '../support/pool-seed.ts';
import { expect, test } from '../support/test.ts';

const membersOf = ({ id }: { id: string }) => `/dashboard/admin-panel/test-pools/${id}/members`;
const table = (page: Page) => page.getByRole('table', { name: 'Members' });
const sendFile = async (page: Page, name: string, text: string) => {
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
};

test('a driver is added, changed, removed and taken back', async ({ signInAs, seed }) => {
  const pool = await seedPool(seed, true);
  const page = await signInAs('admin');
  await page.goto(membersOf(pool));
  await expect(page.getByText('No info provided.')).toBeVisible();

  await page.getByRole('link', { name: 'Create Member' }).first().click();
  const cdl = page.getByRole('textbox', { name: 'CDL Number' });
  await cdl.focus();
  await page.keyboard.press('Tab');
  await expect(cdl).toHaveAccessibleDescription(/This field is required\.$/);
  await page.getByRole('textbox', { name: 'First Name' }).fill('Dana');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Reed');
  await page.getByRole('combobox', { name: 'Location ID' }).fill(pool.location.locationId);
  await page.getByRole('option', { name: `Plant (${pool.location.locationId})` }).click();
  await cdl.fill('D1234567');
  await page.getByRole('combobox', { name: 'State' }).selectOption('TX');
  await page.getByRole('textbox', { name: 'Date of Birth' }).fill('01/02/1980');
  await page.getByRole('textbox', { name: 'SSN' }).fill('900-70-3456');
  await page.getByRole('combobox', { name: 'Observation Required' }).selectOption('No');
  await page.getByRole('combobox', { name: 'Employee Category' }).selectOption('Driver');
  await page.getByRole('button', { name: 'Create Member' }).click();

  await expect(page.getByText('Test Pool Member created successfully.')).toBeVisible();
  await expect(
    table(page).getByRole('row', {
      name: new RegExp(
        `Dana Reed ${pool.location.locationId} \\*\\*\\*-\\*\\*-3456 01/02/1980 D1234567 TX Added`,
      ),
    }),
  ).toBeVisible();

  await chooseFrom(page, 'Actions for Dana Reed', 'Edit');
  await expect(page.getByRole('textbox', { name: 'SSN' })).toHaveValue('900-70-3456');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Read');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Test Pool Member updated successfully.')).toBeVisible();

  await chooseFrom(page, 'Actions for Dana Read', /^Remove$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('Member removed or added successfully')).toBeVisible();
  await expect(table(page).getByRole('row', { name: /Read Removed/ })).toBeVisible();

  await chooseFrom(page, 'Actions for Dana Read', 'Undo Remove');
  await expect(table(page).getByRole('row', { name: /Read Removed/ })).toHaveCount(0);
  await expect(table(page).getByRole('row', { name: /Dana Read/ })).toBeVisible();
});

test('a file of members is refused by cell, and imported once it is right', async ({
  signInAs,
  seed,
}) => {
  const pool = await seedPool(seed, false);
  const { locationId } = pool.location;
  const head = 'First Name,Last Name,ID Number,Location ID\n';
  const page = await signInAs('admin');
  await page.goto(membersOf(pool));
  await page.getByRole('link', { name: 'Import Members' }).click();
  await expect(page).toHaveURL(/import\/unregulated$/);
  await expect(page.getByRole('row', { name: /^ID Number Yes/ })).toBeVisible();

  await sendFile(page, 'bad.csv', `${head}Dana,,E-1,1\nLee,Stone,E-1,${locationId}\n`);
  await expect(
    page.getByRole('row', { name: '2 Last Name This field is required.' }),
  ).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^2 Location ID 1 The company has no/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 ID Number E-1 Row 2 of the file/ })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Some fields are invalid. Please check the following table and upload updated file.',
  );

  await sendFile(page, 'empty.csv', head);
  await expect(page.getByRole('alert')).toContainText('The file has no rows.');

  const rows = Array.from(
    { length: 3_000 },
    (_, index) => `P${index},Doe,E-${index},${locationId}`,
  );
  await sendFile(page, 'members.csv', head + rows.join('\n'));
  await expect(page.getByText('Members uploaded successfully')).toBeVisible();
  await expect(page.getByText('3,000 members')).toBeVisible();
});

test('the example of a regulated pool is a file that is taken as it is but for its location', async ({
  signInAs,
  seed,
}) => {
  const pool = await seedPool(seed, true);
  const page = await signInAs('admin');
  await page.goto(`${membersOf(pool)}/import/regulated`);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download example' }).click(),
  ]);
  const example = await readFile(await saved.path(), 'utf8');
  await sendFile(page, 'members.csv', example.replace('100001', pool.location.locationId));

  await expect(page.getByText('Members uploaded Successfully.')).toBeVisible();
  await expect(table(page).getByRole('row', { name: /Dana Reed/ })).toBeVisible();
});

test('members are found by the start of a name and downloaded under the name of the pool', async ({
  signInAs,
  seed,
}) => {
  const pool = await seedPool(seed, false);
  const locationId = pool.location.id;
  await seedMember(seed, pool.id, {
    firstName: 'Dana',
    lastName: 'Reed',
    idNumber: 'E-1',
    locationId,
  });
  await seedMember(seed, pool.id, {
    firstName: 'Lee',
    lastName: 'Stone',
    idNumber: 'E-2',
    locationId,
  });
  const page = await signInAs('admin');
  await page.goto(membersOf(pool));

  await page.getByRole('textbox', { name: 'Last Name' }).fill('Sto');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  await expect(table(page).getByRole('row', { name: /Lee Stone/ })).toBeVisible();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Members' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(
    new RegExp(`^Members For Testpool ${pool.name} @ \\d{2}-\\d{2}-\\d{4}\\.csv$`),
  );
});

test('the members of a deactivated pool cannot be changed', async ({ signInAs, seed }) => {
  const pool = await seedPool(seed, false);
  await seedMember(seed, pool.id, {
    firstName: 'Dana',
    lastName: 'Reed',
    idNumber: 'E-1',
    locationId: pool.location.id,
  });
  await deactivate(seed, pool.id);
  const page = await signInAs('admin');
  await page.goto(membersOf(pool));
  await expect(table(page).getByRole('row', { name: /Dana Reed/ })).toBeVisible();

  await expect(page.getByRole('link', { name: 'Create Member' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await page.goto(`${membersOf(pool)}/create`);
  await expect(
    page.getByText(
      'This Test Pool cannot be changed because it is deactivated, frozen or expired.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/members$/);
});

test('somebody is added to a pool, and its screens are accessible @phone', async ({
  signInAs,
  seed,
  axe,
}) => {
  const pool = await seedPool(seed, false);
  const page = await signInAs('admin');
  await page.goto(`${membersOf(pool)}/create`);
  await page.getByRole('button', { name: 'Create Member' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await axe(page);
  await page.getByRole('textbox', { name: 'First Name' }).fill('Dana');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Reed');
  await page.getByRole('textbox', { name: 'ID Number' }).fill('E-1');
  await page.getByRole('combobox', { name: 'Location ID' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create Member' }).click();

  await expect(table(page).getByRole('row', { name: /Reed/ })).toBeVisible();
  await chooseFrom(page, 'Actions for Dana Reed', /^Remove$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(table(page).getByRole('row', { name: /Reed Removed/ })).toBeVisible();
  await axe(page);
  await page.goto(`${membersOf(pool)}/import/unregulated`);
  await expect(page.getByRole('row', { name: /ID Number/ })).toBeVisible();
  await axe(page);
});
