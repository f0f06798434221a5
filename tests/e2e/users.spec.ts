import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { setupLinkOf } from '../support/own-tenant.ts';
import { expect, test } from '../support/test.ts';

const list = '/dashboard/admin-panel/users';
const clients = `${list}/client`;

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });
const table = (page: Page, name = 'Client Users') => page.getByRole('table', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');

/** A name that no other test uses. */
const fresh = (word: string): string => `${word}-${Date.now().toString(36)}@northwind.test`;

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL(/[?&]q=/);
}

async function act(page: Page, user: string, action: string): Promise<void> {
  await button(page, `Actions for ${user}`).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Walks through the dialog and the form of a new Location Manager of the own company. */
async function createManager(page: Page, email: string, name: [string, string]): Promise<void> {
  await page.goto(`${clients}/create`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await button(page, 'Continue').click();
  await page.getByRole('textbox', { name: 'First Name' }).fill(name[0]);
  await page.getByRole('textbox', { name: 'Last Name' }).fill(name[1]);
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Terminal Manager');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Location Manager');
  await page.getByRole('combobox', { name: 'Locations' }).fill('Dallas');
  await page
    .getByRole('option', { name: /Dallas/ })
    .first()
    .click();
  await button(page, 'Create Client User').click();
  await expect(page.getByText('Client User has been successfully created.')).toBeVisible();
}

test('@phone the tabs say how many users there are, and lists show them with role and status', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('super');
  await page.goto(list);

  await expect(page).toHaveURL(new RegExp(`${list}/md$`));
  await expect(page.getByRole('link', { name: /^Admin Users \(\d+\)$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Client Users \([\d,]+\)$/ }).click();
  await expect(heading(page, 'Client Users')).toBeVisible();
  await expect(table(page).getByRole('row').nth(1)).toContainText(/Active|Invited|Locked/);
  await axe(page);
});

test('client users see one tab, and their own people', async ({ signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto(list);

  await expect(page).toHaveURL(new RegExp(`${clients}$`));
  await expect(page.getByRole('link', { name: /^Client Users/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Admin Users/ })).toHaveCount(0);
  await page.goto(`${list}/md`);
  await expect(page.getByText('You do not have permission to do it.')).toBeVisible();
});

test('who may only read finds the people below the own company', async ({ signInAs }) => {
  const page = await signInAs('region');
  await page.goto(list);

  await expect(page).toHaveURL(/my-company\/users$/);
  await expect(table(page, 'Users')).toContainText('Iverson, Helen');
  await expect(table(page, 'Users')).not.toContainText('Bennett, Olivia');
  await expect(page.getByRole('link', { name: 'Create Client User' })).toHaveCount(0);
});

test('lists are narrowed by role, status and company', async ({ signInAs }) => {
  const page = await signInAs('admin');
  await page.goto(clients);

  await page.getByRole('textbox', { name: 'Company' }).fill('northwind');
  await button(page, 'Status: 0 selected').click();
  await page.getByRole('menuitemcheckbox', { name: 'Locked' }).click();
  await page.keyboard.press('Escape');
  await search(page, 'ellis');

  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(table(page)).toContainText('Ellis, Anthony');
  await expect(page).toHaveURL(/accountStatus/);
});

test('a new user is asked for by email first, invited, and signs in with the link', async ({
  outbox,
  signInAs,
  browser,
}) => {
  const page = await signInAs('corporate');
  const email = fresh('new');
  await page.goto(`${clients}/create`);
  await page.getByRole('textbox', { name: 'Email' }).fill('user@northwind.test');
  await button(page, 'Continue').click();
  await expect(page.getByText('User with this email already exists.')).toBeVisible();

  await createManager(page, email, ['Robin', 'Newcomer']);
  await expect(heading(page, 'Client User')).toBeVisible();
  await expect(page.getByText('Was invited and has not chosen a password yet.')).toBeVisible();

  const former = setupLinkOf(await outbox.newest(email));
  const before = outbox.count(email);
  await button(page, 'Invite again').click();
  await question(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('A new invitation has been sent.')).toBeVisible();
  const link = setupLinkOf(await outbox.newest(email, before));

  const own = await (await browser.newContext()).newPage();
  await own.goto(former);
  await expect(own.getByText('This link has already expired.')).toBeVisible();
  await expect(own.getByText(/ask your administrator for a new link/)).toBeVisible();
  await own.goto(link);
  await own.getByRole('textbox', { name: 'New password', exact: true }).fill('Another-pass-2');
  await own.getByRole('textbox', { name: 'Confirm new password' }).fill('Another-pass-2');
  await own.getByRole('button', { name: 'Save password' }).click();
  await own.waitForURL(/sign-in/);
  await own.context().close();
});

test('an account is locked, unlocked by a link, reset and deleted', async ({
  signInAs,
  outbox,
}) => {
  const page = await signInAs('corporate');
  const email = fresh('gone');
  await createManager(page, email, ['Dana', 'Leaving']);
  await page.goto(clients);
  await search(page, email);

  await act(page, 'Dana Leaving', 'Lock');
  await question(page).getByRole('button', { name: 'Lock' }).click();
  await expect(table(page)).toContainText('Locked');
  await button(page, 'Actions for Dana Leaving').click();
  await expect(page.getByRole('menuitem', { name: 'Reset password' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const before = outbox.count(email);
  await act(page, 'Dana Leaving', 'Unlock');
  await question(page).getByRole('button', { name: 'Send link' }).click();
  await expect(
    page.getByText(
      'Message sent to user email. To activate, the user needs to set a password using the link in the message.',
    ),
  ).toBeVisible();
  expect((await outbox.newest(email, before)).text).toContain('unlocking your account');

  await page.getByRole('link', { name: 'Leaving, Dana' }).click();
  await chooseFrom(page, 'More actions', /^Delete$/);
  await expect(question(page)).toContainText('Are you sure to delete this user?');
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User was deleted successfully.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${clients}$`));
  await expect(page.getByRole('link', { name: 'Leaving, Dana' })).toHaveCount(0);
});

test('the own row leads to the own profile, and cannot be deleted or reset', async ({
  signInAs,
}) => {
  const page = await signInAs('corporate');
  await page.goto(`${clients}?q=corporate%40northwind`);

  await button(page, 'Actions for Olivia Bennett').click();
  for (const name of ['Reset password', 'Delete'])
    await expect(page.getByRole('menuitem', { name: new RegExp(name) })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(heading(page, 'Edit My Profile')).toBeVisible();
});

test('another role begins without units, and needs some', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  await page.goto(`${clients}?q=region%40northwind`);
  await act(page, 'Helen Iverson', 'Edit');
  await expect(page.getByRole('list', { name: 'Regions: chosen' })).toContainText('Central');
  await axe(page);

  await page.getByRole('combobox', { name: 'Role' }).selectOption('District Manager');
  await expect(page.getByRole('list', { name: /chosen/ })).toHaveCount(0);
  await button(page, 'Save').click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Districts' }).click();
  await page.getByRole('option', { name: 'Central › Texas Gulf › Dallas' }).click();
  await expect(page.getByRole('list', { name: 'Districts: chosen' })).toContainText('Dallas');
  await expect(page.getByText('This field is required.')).toHaveCount(0);
});

test('a company has a tab with its users', async ({ signInAs }) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard/admin-panel/client-companies/1');
  await page.getByRole('link', { name: 'Users', exact: true }).last().click();

  await expect(table(page, 'Users')).toContainText('Bennett, Olivia');
  await page.getByRole('link', { name: 'Create Client User' }).click();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Northwind Logistics');
});

test('a file of users is checked, and its people are invited @phone', async ({ axe, signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto(clients);
  await page.getByRole('link', { name: 'Bulk import users' }).click();
  const email = fresh('import');
  const choose = (role: string) =>
    page.getByLabel('CSV file').setInputFiles({
      name: 'users.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Email,First Name,Last Name,Job Title,Role\n${email},Robin,Imported,Dispatcher,${role}\n`,
      ),
    });

  await choose('Super Admin');
  await button(page, 'Check file').click();
  await expect(
    page.getByRole('row', { name: /2 .*Role.*You cannot give this role\./ }),
  ).toBeVisible();
  await axe(page);
  await choose('Corporate User');
  await button(page, 'Check file').click();
  await expect(page.getByText(/^No fault was found: 1 record would be created/)).toBeVisible();
  await button(page, 'Import').click();

  await expect(page.getByText('Users were imported and invited.')).toBeVisible();
  await search(page, email);
  await expect(page.getByText('Invited').first()).toBeVisible();
});
