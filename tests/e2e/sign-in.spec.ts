import { expectRefused, operationsOf, sendCredentials } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';
import { demoPassword, demoUsers } from '../support/users.ts';

const someone = { username: demoUsers.companyUser, password: demoPassword };

test('@phone leads to the page that was asked for', async ({ page, axe }) => {
  await page.goto('/dashboard/profile?from=mail');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await expect(page).toHaveTitle('Sign in · Drug and Alcohol Testing Portal');
  await axe(page);

  await sendCredentials(page, someone);

  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/profile?from=mail');
});

test('leads to the dashboard, and never out of the portal', async ({ page }) => {
  await page.goto(`/sign-in?returnTo=${encodeURIComponent('//example.com/dashboard')}`);

  await sendCredentials(page, someone);

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Marcus' })).toBeVisible();
});

test('sends time zone and offset, and stores token and time of activity', async ({ page }) => {
  await page.goto('/sign-in');
  const request = page.waitForRequest((sent) => sent.postData()?.includes('SignIn') === true);

  await sendCredentials(page, someone);

  const { variables } = (await request).postDataJSON() as { variables: { input: object } };
  const offset = await page.evaluate(() => new Date().getTimezoneOffset());
  expect(variables.input).toEqual({
    ...someone,
    timezone: 'America/Chicago',
    timezoneOffset: offset,
  });
  await expect(page).toHaveURL('/dashboard');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored['assay.session']).toMatch(/^1\.[\w-]{43}$/);
  expect(Number(stored['assay.lastActivity'])).toBeGreaterThan(0);
});

test('asks for both fields and a valid e-mail before anything is sent', async ({ page, axe }) => {
  await page.goto('/sign-in');
  const sent = operationsOf(page);
  const email = page.getByLabel('Email');

  await page.getByRole('button', { name: 'Sign in' }).click();

  await expectRefused(email, 'This field is required.');
  await expectRefused(page.getByLabel('Password', { exact: true }), 'This field is required.');
  await expect(email).toBeFocused();
  await email.fill('marcus@northwind');
  await expectRefused(email, 'This is not a valid email address.');
  await axe(page);
  expect(sent).not.toContain('SignIn');
});

test('@phone counts wrong passwords down and then locks the account', async ({
  page,
  axe,
  ownTenant: { url, username, password },
}) => {
  await page.goto(`${url}/sign-in`);

  for (const remaining of ['4 attempts', '3 attempts', '2 attempts', '1 attempt']) {
    await sendCredentials(page, { username, password: 'wrong' });
    await expect(page.getByRole('alert')).toHaveText(
      `Incorrect username and/or password. ${remaining} remaining before your account is locked.`,
    );
  }
  await axe(page);
  await sendCredentials(page, { username, password: 'wrong' });
  const locked = 'Your account has been locked. Please contact your Administrator.';
  await expect(page.getByRole('alert')).toHaveText(locked);

  const answer = page.waitForResponse((each) => each.url().endsWith('/graphql'));
  await sendCredentials(page, { username, password });
  await answer;
  await expect(page.getByRole('alert')).toHaveText(locked);
  await expect(page).toHaveURL(`${url}/sign-in`);
});

test('a right password starts the count anew', async ({ page, ownTenant }) => {
  const { url, username, password } = ownTenant;
  await page.goto(`${url}/sign-in`);
  await sendCredentials(page, { username, password: 'wrong' });
  await expect(page.getByRole('alert')).toContainText('4 attempts remaining');

  await ownTenant.session();
  await sendCredentials(page, { username, password: 'wrong' });
  await expect(page.getByRole('alert')).toContainText('4 attempts remaining');
  await sendCredentials(page, { username, password });

  await expect(page).toHaveURL(`${url}/dashboard`);
});

test('answers an unknown name as it answers a wrong password', async ({ page }) => {
  await page.goto('/sign-in');

  await sendCredentials(page, {
    username: `nobody-${Date.now()}@example.test`,
    password: demoPassword,
  });

  await expect(page.getByRole('alert')).toHaveText(
    'Incorrect username and/or password. 4 attempts remaining before your account is locked.',
  );
});

test('tells a locked user whom to ask', async ({ page }) => {
  await page.goto('/sign-in');

  await sendCredentials(page, { username: demoUsers.locked, password: demoPassword });

  await expect(page.getByRole('alert')).toHaveText(
    'Your account has been locked. Please contact your Administrator.',
  );
});

test('is sent once, however often the button is pressed', async ({ page }) => {
  await page.goto('/sign-in');
  const sent = operationsOf(page);
  await page.getByLabel('Email').fill(someone.username);
  await page.getByLabel('Password', { exact: true }).fill(someone.password);

  await page.getByRole('button', { name: 'Sign in' }).dblclick({ noWaitAfter: true });

  await expect(page).toHaveURL('/dashboard');
  expect(sent.filter((name) => name === 'SignIn')).toHaveLength(1);
});

test('shows the typed password to its owner', async ({ page }) => {
  await page.goto('/sign-in');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('works with the keyboard alone, up to the list of companies', async ({ page }) => {
  const reach = async (name: string) => {
    const focused = page.locator(':focus');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name, { timeout: 50 });
    }).toPass({ intervals: [0] });
  };
  await page.goto('/sign-in');

  await reach('Email');
  await page.keyboard.type(demoUsers.admin);
  await reach('Password');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome, Daniel' })).toBeVisible();
  await reach('Skip to content');
  await reach('Admin Panel');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Client Companies' })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Aspen Mountain Shuttle');
});

test('other public paths lead to sign-in', async ({ page }) => {
  for (const path of ['/', '/signup', '/sign-in/again', '/no/such/page', '/token-verification']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/sign-in');
  }
});

test('other public paths lead home when signed in', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  for (const path of ['/', '/signup', '/sign-in/again', '/no/such/page']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
});

test('public screens lead a signed-in user home', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  const paths = [
    '/sign-in',
    '/token-verification',
    '/forgot-password',
    '/setup-password?code=1',
    '/setup-password',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
});

test('screens of the portal lead a logged-out visitor to sign-in', async ({ page }) => {
  const paths = [
    '/dashboard',
    '/dashboard/support',
    '/dashboard/admin-panel/tpa',
    '/dashboard/no-such-page',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(`/sign-in?returnTo=${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
});
