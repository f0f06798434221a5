import type { Page } from '@playwright/test';
import { expectRefused, operationsOf, sendCredentials } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const fixLogout = /* GraphQL */ `
  mutation FixLogout {
    updateSecuritySettings(input: { overrideLogoutSettings: true }) {
      errors {
        errorCode
      }
    }
  }
`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' });
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('@phone the own profile shows what the portal knows of its user', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('corporate');
  await page.goto('/dashboard/profile');

  await expect(page).toHaveTitle('My Profile · Drug and Alcohol Testing Portal');
  const person = region(page, 'Personal Information');
  const shown = ['Olivia', 'Bennett', 'Director of Safety', 'Northwind Logistics'];
  for (const text of [...shown, 'corporate@northwind.test', 'Corporate Admin']) {
    await expect(person.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(region(page, 'Automatic Logout')).toContainText('30 min');
  await expect(region(page, 'Email Notifications').getByRole('term')).toHaveText([
    'Instant test results',
    'Lab status changes',
    'MRO report results',
    'Closed-case updates',
    'Random test pool run completed',
    'DOT selection run reminders',
    'Progress (year-to-date) reminders',
  ]);
  await axe(page);
});

test('@phone address, contact methods and settings are edited', async ({
  axe,
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}/dashboard/profile`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(saveButton(page)).toBeDisabled();
  await axe(page);
  for (const name of ['First Name', 'Last Name', 'Job Title', 'Company Name']) {
    await expect(field(page, name)).not.toBeEditable();
  }

  await field(page, 'Street Address 1').fill('  12 Harbor Road ');
  await field(page, 'Street Address 2').fill('Suite 4');
  await field(page, 'City').fill('Tulsa');
  await page.getByRole('combobox', { name: 'State' }).selectOption('OK');
  await field(page, 'Zip').fill('74101-0042');
  await field(page, 'Work Email').fill('robin@harbor.test');
  await field(page, 'Other Email').fill('robin@home.test');
  await field(page, 'Work Phone').pressSequentially('9185550142');
  await expect(field(page, 'Work Phone')).toHaveValue('(918) 555-0142');
  await field(page, 'Cell Phone').fill('918-555-0143');
  await page.getByRole('combobox', { name: 'Automatic logout period' }).selectOption('5 min');
  await page.getByRole('checkbox', { name: 'Lab status changes' }).uncheck({ force: true });
  await expect(page.getByText('11 unsaved changes')).toBeVisible();
  await saveButton(page).click();

  await expect(page.getByText('Profile has been successfully updated')).toBeVisible();
  await expect(page).toHaveURL(`${url}/dashboard/profile`);
  await page.reload();
  await expect(region(page, 'Address')).toContainText('12 Harbor Road');
  await expect(region(page, 'Address')).toContainText('Tulsa, OK 74101-0042');
  const contact = ['robin@harbor.test', 'robin@home.test', '(918) 555-0142', '(918) 555-0143'];
  for (const text of contact) await expect(page.getByText(text)).toBeVisible();
  await expect(region(page, 'Automatic Logout')).toContainText('5 min');
  await expect(region(page, 'Email Notifications').getByText('Off')).toHaveCount(1);
});

test('wrong values are refused before anything is sent', async ({ axe, signInAs }) => {
  const page = await signInAs('companyUser');
  await page.goto('/dashboard/profile/edit');
  await field(page, 'City').fill('Tulsa');
  await field(page, 'Zip').fill('7410');
  await field(page, 'Street Address 2').fill('x'.repeat(256));
  await field(page, 'Work Email').fill('robin@');
  await field(page, 'Cell Phone').fill('918555');
  const sent = operationsOf(page);

  await saveButton(page).click();

  const line = field(page, 'Street Address 1');
  await expectRefused(line, 'This field is required.');
  await expect(line).toBeFocused();
  await expectRefused(
    field(page, 'Street Address 2'),
    'Please do not enter more than 255 characters.',
  );
  await expectRefused(page.getByRole('combobox', { name: 'State' }), 'This field is required.');
  await expectRefused(field(page, 'Zip'), 'This is not a valid zip code.');
  await expectRefused(field(page, 'Work Email'), 'This is not a valid email address.');
  await expectRefused(field(page, 'Cell Phone'), 'This is not a valid US phone number.');
  await axe(page);
  expect(sent).toEqual([]);

  await field(page, 'Zip').fill('74101');
  await expect(field(page, 'Zip')).not.toHaveAttribute('aria-invalid');
});

test('a new logout period holds at once', async ({ ownPage: page, ownTenant: { url } }) => {
  await page.clock.install();
  await page.goto(`${url}/dashboard/profile/edit`);
  await page.getByRole('combobox', { name: 'Automatic logout period' }).selectOption('5 min');
  await saveButton(page).click();
  await expect(page.getByText('Profile has been successfully updated')).toBeVisible();

  await page.clock.fastForward('04:58');
  await page.clock.runFor(10_000);

  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
});

test('logout settings that the system fixes cannot be changed', async ({
  axe,
  ownPage: page,
  ownTenant,
}) => {
  await (await ownTenant.seed()).send(fixLogout, {});
  await page.goto(`${ownTenant.url}/dashboard/profile/edit`);

  await expect(page.getByRole('checkbox', { name: 'Automatic logout' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Automatic logout period' })).toBeDisabled();
  await expect(
    page.getByText(
      'You do not have permission to edit these settings. Please contact customer service at (800) 555-0100 or support@example.com.',
    ),
  ).toBeVisible();
  await axe(page);
  await field(page, 'Cell Phone').fill('9185550143');
  await saveButton(page).click();
  await expect(page.getByText('Profile has been successfully updated')).toBeVisible();
});

test('the form waits for the profile', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Marcus' })).toBeVisible();
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await released;
    await route.fallback();
  });

  await page.evaluate(() => history.pushState({}, '', '/dashboard/profile/edit'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  answer();

  await expect(field(page, 'First Name')).toHaveValue('Marcus');
});

test('other paths below the profile lead to it', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  for (const path of ['/dashboard/profile/settings', '/dashboard/profile/edit/more']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  }
});

test('a save is sent once, however often the button is pressed', async ({
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}/dashboard/profile/edit`);
  await field(page, 'Cell Phone').fill('9185550143');
  const sent = operationsOf(page);

  await saveButton(page).dblclick({ noWaitAfter: true });

  await expect(page.getByText('Profile has been successfully updated')).toBeVisible();
  expect(sent.filter((name) => name === 'UpdateProfile')).toHaveLength(1);
});

test.describe('change password', () => {
  const fill = async (page: Page, old: string, password: string, again = password) => {
    await field(page, 'Old password').fill(old);
    await field(page, 'New password').fill(password);
    await field(page, 'Confirm new password').fill(again);
  };
  const change = (page: Page) => page.getByRole('button', { name: 'Change password' });

  test('each field opens when the one before it is valid', async ({ axe, signInAs }) => {
    const page = await signInAs('companyUser');
    await page.goto('/dashboard/profile/change-password');
    const [old, password, again] = ['Old password', 'New password', 'Confirm new password'].map(
      (name) => field(page, name),
    );
    await expect(password!).toBeDisabled();
    await expect(again!).toBeDisabled();
    await axe(page);

    await old!.fill('short');
    await expect(password!).toBeDisabled();
    await old!.fill('Assay-demo-1');
    await expect(password!).toBeEnabled();
    await expect(again!).toBeDisabled();
    await password!.fill('no-number');
    await expect(again!).toBeDisabled();
    await password!.fill('Another-pass-2');
    await expect(again!).toBeEnabled();
    await old!.fill('');
    await expect(password!).toBeDisabled();
    await expect(again!).toBeDisabled();
  });

  test('the rules of the new password have their messages', async ({ axe, signInAs }) => {
    const page = await signInAs('companyUser');
    await page.goto('/dashboard/profile/change-password');
    const password = field(page, 'New password');
    await field(page, 'Old password').fill('Assay-demo-1');

    await password.fill('Assay-demo-1');
    await password.blur();
    await expectRefused(password, 'You cannot reuse previous passwords.');
    await password.fill('short');
    await expectRefused(
      password,
      'Password should contain at least 8 characters including one letter and one number; max length is 64 characters.',
    );
    await fill(page, 'Assay-demo-1', 'Another-pass-2', 'Another-pass-3');
    await change(page).click();
    await expectRefused(
      field(page, 'Confirm new password'),
      'New password and confirmation password do not match.',
    );
    await axe(page);
  });

  test('@phone a changed password ends the session', async ({
    axe,
    ownPage: page,
    ownTenant: { url, username, password },
  }) => {
    await page.goto(`${url}/dashboard/profile/change-password`);
    await fill(page, 'Wrong-pass-9', 'Another-pass-2');
    await change(page).click();
    await expectRefused(
      field(page, 'Old password'),
      'Current password is incorrect. Please try again.',
    );
    await axe(page);
    await fill(page, password, 'Another-pass-2');
    await change(page).click();

    await expect(
      page.getByText('Your password has been changed. Please sign in with the new one.'),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('assay.session'))).toBeNull();
    await sendCredentials(page, { username, password });
    await expect(page.getByRole('alert')).toContainText('Incorrect username and/or password.');
    await sendCredentials(page, { username, password: 'Another-pass-2' });
    await expect(page).toHaveURL(`${url}/dashboard`);
  });
});
