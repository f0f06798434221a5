import type { Page } from '@playwright/test';
import { chooseFromProfileMenu, sendCredentials } from '../support/actions.ts';
import { graphql, graphqlData } from '../support/graphql.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { demoPassword, demoUsers } from '../support/users.ts';

const signOut = 'mutation SignOut { signOut { errors { errorCode } } }';
const whoAmI = 'query WhoAmI { viewer { profile { username } } }';

const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Sign in' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('assay.session'));
const idleWarning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

test('@phone logging out ends the session in every tab and on the server', async ({
  context,
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}/dashboard`);
  await page.goto(`${url}/dashboard/support`);
  const other = await context.newPage();
  await other.goto(`${url}/dashboard/profile`);
  await expect(other.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const token = await storedToken(page);

  await chooseFromProfileMenu(page, 'Log Out');

  await expect(signInScreen(page)).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(signInScreen(other)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const answer = await graphql(url, whoAmI, {}, { authorization: `Bearer ${token}` });
  expect(answer.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');

  await page.goBack();
  await expect(signInScreen(page)).toBeVisible();
  await page.goForward();
  await expect(signInScreen(page)).toBeVisible();
});

test('a session that has ended on the server leads to sign-in and on to the page that was asked for', async ({
  ownPage: page,
  ownTenant: { url, username, password },
}) => {
  await page.goto(`${url}/dashboard/profile`);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  // What the page still asks for would find the session ended before the link does.
  await page.waitForLoadState('networkidle');
  await graphqlData(url, await storedToken(page), signOut);

  await page.getByRole('link', { name: 'Edit' }).click();

  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await sendCredentials(page, { username, password });
  await expect(page.getByRole('heading', { name: 'Edit My Profile' })).toBeVisible();
});

test('signing in as somebody else in one tab changes the others', async ({ context, signInAs }) => {
  const page = await signInAs('companyUser');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Marcus' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  const session = await signIn(process.env['PORTAL_URL'] ?? '', {
    username: demoUsers.corporate,
    password: demoPassword,
  });

  await other.evaluate((token) => localStorage.setItem('assay.session', token), session);

  await expect(page.getByRole('heading', { name: 'Welcome, Olivia' })).toBeVisible();
});

test('@phone an idle user is warned and can stay', async ({
  axe,
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.clock.install();
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();

  // The clock of the page goes on by itself: what the browser takes meanwhile comes on top.
  await page.clock.fastForward('29:15');
  await expect(idleWarning(page)).toBeHidden();
  await page.clock.runFor(50_000);
  await expect(idleWarning(page)).toContainText('You will be logged out in 60 seconds.');
  await axe(page);
  await page.clock.runFor(20_000);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(idleWarning(page)).toBeHidden();

  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
});

test('an unanswered warning ends the session after 60 seconds', async ({
  ownPage: page,
  ownTenant: { url, username, password },
}) => {
  await page.clock.install();
  await page.goto(`${url}/dashboard/support`);
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  await page.clock.fastForward('29:30');
  await page.clock.runFor(35_000);
  await expect(idleWarning(page)).toBeVisible();

  // Moving the mouse is no answer.
  await page.mouse.move(10, 10);
  await page.clock.runFor(30_000);
  await expect(idleWarning(page)).toBeVisible();
  await page.clock.runFor(30_000);

  await expect(page.getByText('You have been logged out due to inactivity.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await sendCredentials(page, { username, password });
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
});

test('activity postpones the warning, in every tab', async ({
  context,
  ownPage: page,
  ownTenant: { url },
}) => {
  await context.clock.install();
  await page.goto(`${url}/dashboard`);
  const other = await context.newPage();
  await other.goto(`${url}/dashboard/support`);
  await expect(other.getByRole('heading', { name: 'Support' })).toBeVisible();
  await context.clock.fastForward('20:00');
  // Tabs may run in processes of their own, which learn of each other's storage a moment later.
  const noticed = () => page.evaluate(() => Number(localStorage.getItem('assay.lastActivity')));
  const before = await noticed();
  await other.mouse.move(10, 10);
  await expect.poll(noticed).toBeGreaterThan(before);

  await context.clock.fastForward('15:00');
  await context.clock.runFor(5_000);

  await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
  await expect(idleWarning(page)).toBeHidden();
  await expect(idleWarning(other)).toBeHidden();
});

test('notifications are collected every five minutes, telling whether somebody was there', async ({
  ownPage: page,
  ownTenant: { url },
}) => {
  const active: boolean[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('CollectNotifications') !== true) return;
    const sent = request.postDataJSON() as { variables: { active: boolean } };
    active.push(sent.variables.active);
  });
  await page.clock.install();
  await page.goto(`${url}/dashboard`);
  await expect.poll(() => active).toEqual([true]);

  // The clock of the page goes on by itself: what the browser takes meanwhile comes on top.
  await page.clock.runFor(270_000);
  expect(active).toHaveLength(1);
  await page.clock.runFor(30_000);
  await expect.poll(() => active).toEqual([true, false]);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.clock.runFor(300_000);
  await expect.poll(() => active).toEqual([true, false, true]);
});

test('logging out with unsaved changes asks first', async ({
  axe,
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}/dashboard/profile/edit`);
  const city = page.getByRole('textbox', { name: 'City' });
  await city.fill('Tulsa');
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });

  await chooseFromProfileMenu(page, 'Log Out');
  await expect(question).toContainText('You have unsaved changes. Do you want to leave this page?');
  await axe(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(city).toHaveValue('Tulsa');
  expect(await storedToken(page)).not.toBeNull();

  await chooseFromProfileMenu(page, 'Log Out');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(signInScreen(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});
