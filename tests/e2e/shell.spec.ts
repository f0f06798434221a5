import { chooseFromProfileMenu } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';
import { summitHost, type DemoUser } from '../support/users.ts';

const portalUrl = process.env['PORTAL_URL'] ?? '';
const homeOf = (user: DemoUser) =>
  user === 'summit' ? portalUrl.replace('localhost', summitHost) : portalUrl;

const catalogues = [
  'Instant Test Panels',
  'Drugs and Adulterants',
  'Test Codes',
  'Lab Accounts',
  'Laboratory Connections',
  'Lab Sites CSV Sync',
  'Import Schemas',
  'Compliance Rules',
] as const;

/** Managers of a single location ask for no reports. */
const asksForReports = (user: DemoUser): boolean => user !== 'location';

/** What each role finds in the Admin Panel. */
const sections: Partial<Record<DemoUser, readonly string[]>> = {
  super: [
    'Client Companies',
    'Users',
    ...catalogues,
    'Test Pools',
    'Consortiums',
    'System Settings',
    "Client TPA's",
    'History',
  ],
  admin: [
    'Client Companies',
    'Users',
    ...catalogues,
    'Test Pools',
    'Consortiums',
    'System Settings',
  ],
  summit: [
    'Client Companies',
    'Users',
    ...catalogues,
    'Test Pools',
    'Consortiums',
    'System Settings',
    'History',
  ],
  corporate: ['My Company', 'Users', 'Lab Accounts'],
  companyUser: ['My Company'],
  region: ['My Company', 'My Location'],
  area: ['My Company', 'My Location'],
  district: ['My Company', 'My Location'],
  unit: ['My Company', 'My Location'],
  location: ['My Location'],
};

for (const [user, expected] of Object.entries(sections) as [DemoUser, readonly string[]][]) {
  test(`the menus of ${user} hold what the role may open`, async ({ signInAs }) => {
    const page = await signInAs(user);
    await page.goto(`${homeOf(user)}/dashboard/admin-panel`);

    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Dashboard',
      ...(asksForReports(user) ? ['Reports'] : []),
      'Admin Panel',
      'Support',
    ]);
    await expect(
      page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link'),
    ).toHaveText([...expected]);
  });
}

test('the menu of the user holds profile, password and logout', async ({ axe, signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'My Profile menu of Olivia Bennett' }).click();

  await expect(page.getByRole('menuitem')).toHaveText(['My Profile', 'Change password', 'Log Out']);
  await expect(page.getByRole('menu')).toContainText('Corporate Admin · Northwind Logistics');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();

  await chooseFromProfileMenu(page, 'Change password');
  await expect(page).toHaveURL('/dashboard/profile/change-password');
});

test('@phone every section is one tap away', async ({ axe, isMobile, signInAs }) => {
  const page = await signInAs('super');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Grace' })).toBeVisible();
  await axe(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page);
  } else {
    await page.getByRole('link', { name: 'Admin Panel' }).click();
  }
  await page.getByRole('link', { name: "Client TPA's" }).click();

  await expect(page.getByRole('heading', { name: "Client TPA's" })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the keyboard skips the menus', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await page.goto('/dashboard/support');
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '(800) 555-0100' })).toBeFocused();
});

test('the breadcrumb leads back', async ({ signInAs }) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard/admin-panel/client-companies/create');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Admin Panel',
    'Client Companies',
    'Create Company',
  ]);

  await crumbs.getByRole('link', { name: 'Client Companies' }).click();
  await expect(page).toHaveURL('/dashboard/admin-panel/client-companies');
  await crumbs.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(crumbs).toBeHidden();
});
