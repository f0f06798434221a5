import { chooseFromMore } from '../support/actions.ts';
import { seedPool } from '../support/pool-seed.ts';
import { uniqueName } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const list = '/dashboard/admin-panel/test-pools';
const thisYear = new Date().getFullYear();

test('a pool is created for a regulator, edited and switched off', async ({
  signInAs,
  seed,
  axe,
}) => {
  const { companyName } = await seed.company().withLocation('Plant').create();
  const name = uniqueName('Drivers');
  const page = await signInAs('admin');
  await page.goto(list);
  await page.getByRole('link', { name: 'Create Test Pool' }).click();
  await page.getByRole('button', { name: 'Create Test Pool' }).click();
  await expect(page.getByText('Pool Name is required.').first()).toBeVisible();
  await expect(page.getByText('Company is required.').first()).toBeVisible();
  await axe(page);

  await page.getByRole('textbox', { name: 'Pool Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Company' }).fill(companyName);
  await page.getByRole('option', { name: companyName }).click();
  await page.getByText('Spans multiple locations').click();
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveCount(0);
  await page.getByText('Regulated', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Regulator' }).selectOption({ label: 'FMCSA' });
  await page.getByRole('combobox', { name: 'Selection Interval' }).selectOption('quarterly');
  // As somebody types it: the slashes that the field adds and those that are typed are the same.
  await page.getByRole('textbox', { name: 'Program Start' }).pressSequentially(`01/01/${thisYear}`);
  await expect(page.getByRole('textbox', { name: 'Drug Target' })).toHaveValue('50%');
  await expect(page.getByRole('textbox', { name: 'Program End' })).toHaveValue(`12/31/${thisYear}`);
  await page.getByRole('combobox', { name: 'Test Order Type' }).selectOption('PAPER_CCF_ORDER');
  await page.getByRole('button', { name: 'Create Test Pool' }).click();

  await expect(page.getByText('Test Pool created successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('50% a year')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Comments' }).fill('Reviewed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Test Pool updated successfully.')).toBeVisible();
  await expect(page.getByText('Reviewed')).toBeVisible();

  await chooseFromMore(page, 'Deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('Test Pool deactivated successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeDisabled();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByText('Test Pool activated successfully.')).toBeVisible();
});

test('columns are chosen in the table settings and stay chosen', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  await page.goto(list);
  const head = page.getByRole('columnheader', { name: 'Oversampling' });
  await expect(page.getByRole('columnheader', { name: 'Consortium' })).toBeVisible();
  await expect(head).toHaveCount(0);
  await page.getByRole('button', { name: 'Table settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Table settings' })).toBeVisible();
  await axe(page);

  await page.getByText('Oversampling').last().click();
  await page.getByText('Consortium').last().click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog', { name: 'Table settings' })).toBeHidden();

  await expect(head).toBeAttached();
  await page.reload();
  await expect(head).toBeAttached();
  await expect(page.getByRole('columnheader', { name: 'Consortium' })).toHaveCount(0);
});

test('unsaved changes of a pool are asked about @phone', async ({ signInAs, seed }) => {
  const { id, name } = await seedPool(seed, false);
  const page = await signInAs('admin');
  await page.goto(`${list}/${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Comments' }).fill('Typed');

  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('the list of pools is accessible @phone', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  await page.goto(list);
  await expect(page.getByRole('heading', { name: 'Random Test Pools', level: 1 })).toBeVisible();
  await expect(page.getByText('Active').last()).toBeVisible();
  await axe(page);
});

test('profile and form of a pool are accessible @phone', async ({ signInAs, seed, axe }) => {
  const { id, name } = await seedPool(seed, true);
  const page = await signInAs('admin');
  await page.goto(`${list}/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await axe(page);
  await page.goto(`${list}/${id}/edit`);
  await expect(page.getByRole('textbox', { name: 'Drug Target' })).toHaveValue('50%');
  await axe(page);
});

test('a client user has no list of all pools', async ({ signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto(list);
  await expect(page.getByRole('heading', { name: /denied|permission/i })).toBeVisible();
});
