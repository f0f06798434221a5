import { uniqueName } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';
import { demoPassword, demoUsers } from '../support/users.ts';

const list = '/dashboard/admin-panel/client-companies';

test('an administrator signs in, filters by state and opens a company', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoUsers.admin);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByRole('heading', { name: 'Client Companies', level: 1 })).toBeVisible();

  await page.getByLabel('State', { exact: true }).selectOption('TX');

  await expect(page).toHaveURL(/address\.state/);
  const states = page
    .getByRole('table', { name: 'Client Companies' })
    .getByRole('cell', { name: /^[A-Z]{2}$/ });
  await expect.poll(async () => [...new Set(await states.allTextContents())]).toEqual(['TX']);

  const first = page.getByRole('table', { name: 'Client Companies' }).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('TX');
});

test('a row that is pressed while a search is on its way opens', async ({ signInAs, seed }) => {
  const { companyName } = await seed.company().create();
  const page = await signInAs('admin');
  await page.clock.install();
  await page.goto(list);
  const table = page.getByRole('table', { name: 'Client Companies' });
  const first = table.getByRole('link').first();
  const name = await first.innerText();
  await first.hover();
  // The pause after typing does not end before the row is pressed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').fill(companyName);

  await page.mouse.down();
  await page.clock.resume();
  await expect(page).toHaveURL(/q=/);
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await page.mouse.up();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('a company is edited and shows the change', async ({ signInAs, seed }) => {
  const { id, companyName } = await seed.company().in('Waco', 'TX').create();
  const page = await signInAs('admin');
  await page.goto(`${list}/${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  await page.getByRole('textbox', { name: 'Main Email' }).fill('office@example.com');
  await page.getByRole('textbox', { name: 'Street Address 2' }).fill('Suite 9');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Company Details has been successfully updated')).toBeVisible();
  await expect(page.getByRole('heading', { name: companyName, level: 1 })).toBeVisible();
  const office = page.getByRole('region', { name: 'Corporate Office' });
  await expect(office).toContainText('office@example.com');
  await expect(office).toContainText('Suite 9');
});

test('a stale save keeps what was typed and can go on from the new version', async ({
  signInAs,
  seed,
}) => {
  const { id, companyName, version } = await seed.company().create();
  const page = await signInAs('admin');
  await page.goto(`${list}/${id}/edit`);
  await page.getByRole('textbox', { name: 'Main Email' }).fill('typed@example.com');

  await seed.change(id, {
    companyName,
    version,
    contactInformation: { mainPhoneNumber: '5125550177' },
  });
  await page.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'This record was changed by someone else' });
  await expect(
    dialog.getByRole('row', { name: /Main Phone Number.*\(512\) 555-0177/ }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Main Email' })).toHaveValue('typed@example.com');
  await expect(page.getByRole('textbox', { name: 'Main Phone Number' })).toHaveValue(
    '(512) 555-0177',
  );

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company Details has been successfully updated')).toBeVisible();
  const office = page.getByRole('region', { name: 'Corporate Office' });
  await expect(office).toContainText('typed@example.com');
  await expect(office).toContainText('(512) 555-0177');
});

test('a company is created with its first location', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  const name = uniqueName('Created');
  await page.goto(list);
  await page.getByRole('link', { name: 'Create Company' }).click();
  await page.getByRole('button', { name: 'Create Company' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await axe(page);

  const location = page.getByRole('region', { name: 'First Location' });
  const der = page.getByRole('region', { name: 'DER Information' });
  await page.getByRole('textbox', { name: 'Company Name' }).fill(name);
  await location.getByRole('textbox', { name: 'Location Name' }).fill('Plant');
  await location.getByRole('textbox', { name: 'Street Address 1' }).fill('1 Main St');
  await location.getByRole('textbox', { name: 'City' }).fill('Macon');
  await location.getByLabel('State').selectOption('GA');
  await location.getByRole('textbox', { name: 'Zip' }).fill('31201');
  await location.getByRole('textbox', { name: 'Location Phone' }).fill('4785550100');
  await location.getByRole('textbox', { name: 'Location Fax' }).fill('4785550101');
  await der.getByRole('textbox', { name: 'DER Full Name' }).fill('Ana Ruiz');
  await der.getByRole('textbox', { name: 'DER Phone' }).fill('4785550102');
  await der.getByRole('textbox', { name: 'DER Email' }).fill('ana.ruiz@example.com');
  await page.getByRole('button', { name: 'Create Company' }).click();

  await expect(page.getByText('Company has been successfully created.')).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Locations', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Locations' }).getByRole('link')).toHaveText([
    'Plant',
  ]);
});

test('a company is deleted after the documented question', async ({ signInAs, seed }) => {
  const { companyName } = await seed.company().create();
  const page = await signInAs('admin');
  await page.goto(list);
  await page.getByRole('searchbox', { name: 'Search company name' }).fill(companyName);
  await page
    .getByRole('button', { name: new RegExp(companyName) })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();

  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure to delete? This action will automatically delete user accounts for 0 client users',
  );
  await question.getByRole('textbox', { name: `Type “${companyName}” to go on` }).fill(companyName);
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('Company was deleted successfully.')).toBeVisible();
  await expect(page.getByText('Your search did not match any records.')).toBeVisible();
});

test('leaving a changed form asks first', async ({ signInAs, seed }) => {
  const { id } = await seed.company().create();
  const page = await signInAs('admin');
  await page.goto(`${list}/${id}/edit`);
  await page.getByRole('textbox', { name: 'Main Email' }).fill('typed@example.com');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Main Email' })).toHaveValue('typed@example.com');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});

test('an unknown company is not found', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  await page.goto(`${list}/99999999`);
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  await axe(page);
});

test('a client user finds the own company and no list', async ({ signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto('/dashboard/admin-panel');
  await expect(page.getByRole('heading', { name: 'Northwind Logistics', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Client Companies' })).toHaveCount(0);
  await page.goto(list);
  await expect(page.getByRole('heading', { name: /denied|permission/i })).toBeVisible();
});

test('the list and its rows are accessible @phone', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  await page.goto(list);
  await expect(page.getByRole('heading', { name: 'Client Companies', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aspen Mountain Shuttle' })).toBeVisible();
  await axe(page);
});

test('profile and form are accessible @phone', async ({ signInAs, seed, axe }) => {
  const { id, companyName } = await seed.company().create();
  const page = await signInAs('admin');
  await page.goto(`${list}/${id}`);
  await expect(page.getByRole('heading', { name: companyName, level: 1 })).toBeVisible();
  await axe(page);
  await page.goto(`${list}/${id}/edit`);
  await expect(page.getByRole('heading', { name: `Edit ${companyName}`, level: 1 })).toBeVisible();
  await axe(page);
});
