import type { Page } from '@playwright/test';
import { chooseFromMore, expectRefused, operationsOf } from '../support/actions.ts';
import { uniqueName } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const list = '/dashboard/admin-panel/tpa';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });
const table = (page: Page) => page.getByRole('table', { name: "Client TPA's" });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const field = (page: Page, section: string, name: string) =>
  region(page, section).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the profile of a TPA the way that a person finds it. */
async function openProfile(page: Page, name: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('searchbox', { name: 'Search TPA name' }).fill(name);
  await table(page).getByRole('link', { name }).click();
  await expect(heading(page, 'TPA Profile')).toBeVisible();
}

async function fillContact(page: Page): Promise<void> {
  await field(page, 'Primary Contact', 'Full Name').fill('Dana Reed');
  await field(page, 'Primary Contact', 'Phone').fill('2085550101');
  await field(page, 'Primary Contact', 'Email').fill('dana.reed@example.com');
}

test('@phone a TPA is created: its host follows the name, and what was typed stands in its profile', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('super');
  const name = uniqueName('Cedar');
  const host = `${name.toLowerCase().replaceAll(' ', '-')}.localhost`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Create TPA' }).first().click();
  await expect(heading(page, 'New Client TPA Profile')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Enabled' })).not.toBeChecked();
  await expect(field(page, 'General Information', 'Host')).not.toBeEditable();

  await field(page, 'General Information', 'TPA Name').fill(`  ${name} `);
  await expect(field(page, 'General Information', 'Host')).toHaveValue(host);
  await field(page, 'General Information', 'Client Since').fill('03/09/2021');
  const office = 'Corporate Office';
  await field(page, office, 'Street Address 1').fill('250 Front Street');
  await field(page, office, 'Street Address 2').fill('Suite 9');
  await field(page, office, 'City').fill('Boise');
  await region(page, office).getByRole('combobox', { name: 'State' }).selectOption('ID');
  await field(page, office, 'Zip').fill('83702');
  await field(page, office, 'Main Email').fill('office@cedar.test');
  await field(page, office, 'Phone').pressSequentially('2085550100');
  await field(page, office, 'Fax').fill('208-555-0199');
  await fillContact(page);
  await page.getByRole('combobox', { name: 'Method' }).selectOption('Per Test');
  await field(page, 'Billing Information', 'Rate').fill('1234.5');
  await axe(page);
  await button(page, 'Create TPA').click();

  await expect(page.getByText('TPA has been successfully created.')).toBeVisible();
  await expect(heading(page, 'TPA Profile')).toBeVisible();
  const shown: [string, string[]][] = [
    ['General Information', [name, '03/09/2021', host]],
    [office, ['250 Front Street', 'Suite 9', 'Boise, ID 83702', 'office@cedar.test']],
    [office, ['(208) 555-0100', '(208) 555-0199']],
    ['Primary Contact', ['Dana Reed', '(208) 555-0101', 'dana.reed@example.com']],
    ['Billing Information', ['Per Test', '$1,234.50', 'No']],
  ];
  for (const [section, texts] of shown) {
    for (const text of texts) await expect(region(page, section)).toContainText(text);
  }
});

test('a TPA without a name or a primary contact is refused before anything is sent', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('super');
  await page.goto(`${list}/create`);
  await expect(heading(page, 'New Client TPA Profile')).toBeVisible();
  const sent = operationsOf(page);

  await button(page, 'Create TPA').click();

  const required = 'This field is required.';
  await expectRefused(field(page, 'General Information', 'TPA Name'), required);
  for (const label of ['Full Name', 'Phone', 'Email']) {
    await expectRefused(field(page, 'Primary Contact', label), required);
  }
  await field(page, 'General Information', 'TPA Name').fill('Cedar & Sons');
  await expectRefused(
    field(page, 'General Information', 'TPA Name'),
    'Use letters, numbers, spaces and hyphens, with at least one letter.',
  );
  await axe(page);
  expect(sent).not.toContain('CreateTenant');
});

test('a name that another TPA has is refused on the name', async ({ signInAs }) => {
  const page = await signInAs('super');
  await page.goto(`${list}/create`);
  await field(page, 'General Information', 'TPA Name').fill('summit occupational-health');
  await fillContact(page);

  await button(page, 'Create TPA').click();

  const name = field(page, 'General Information', 'TPA Name');
  await expectRefused(name, 'This name already exists.');
  await expect(field(page, 'Primary Contact', 'Full Name')).toHaveValue('Dana Reed');
});

test('@phone a TPA is edited, and a rename leaves its host as it is', async ({
  axe,
  invitedTenant: { name, url },
  signInAs,
}) => {
  const page = await signInAs('super');
  await openProfile(page, name);
  await axe(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(heading(page, 'Edit TPA Profile')).toBeVisible();
  await expect(field(page, 'General Information', 'Host')).not.toBeEditable();
  await expect(button(page, 'Save')).toBeDisabled();
  await axe(page);

  const renamed = uniqueName('Renamed');
  await field(page, 'General Information', 'TPA Name').fill(renamed);
  await field(page, 'Billing Information', 'Rate').fill('12.5');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await button(page, 'Save').click();

  await expect(page.getByText('TPA Profile has been successfully updated')).toBeVisible();
  const general = region(page, 'General Information');
  await expect(general).toContainText(renamed);
  await expect(general).toContainText(new URL(url).hostname);
  await expect(region(page, 'Billing Information')).toContainText('$12.50');
});

test('a save that came second says what the other one changed and can go on from there', async ({
  invitedTenant: { name },
  signInAs,
}) => {
  const mine = await signInAs('super');
  await openProfile(mine, name);
  await mine.getByRole('link', { name: 'Edit' }).click();
  await field(mine, 'Corporate Office', 'Main Email').fill('mine@example.com');
  const theirs = await mine.context().newPage();
  await theirs.goto(mine.url());
  await field(theirs, 'Primary Contact', 'Phone').fill('8015550177');
  await button(theirs, 'Save').click();
  await expect(heading(theirs, 'TPA Profile')).toBeVisible();

  await button(mine, 'Save').click();
  const dialog = mine.getByRole('alertdialog', { name: 'This record was changed by someone else' });
  await expect(
    dialog.getByRole('row', { name: /Primary Contact: Phone.*\(801\) 555-0177/ }),
  ).toBeVisible();
  await button(mine, 'Keep editing').click();
  await button(mine, 'Save').click();

  await expect(mine.getByText('TPA Profile has been successfully updated')).toBeVisible();
  await expect(region(mine, 'Corporate Office')).toContainText('mine@example.com');
  await expect(region(mine, 'Primary Contact')).toContainText('(801) 555-0177');
});

test('leaving a changed profile asks first', async ({ signInAs }) => {
  const page = await signInAs('super');
  await page.goto(`${list}/create`);
  await field(page, 'General Information', 'TPA Name').fill('Cedar');

  await page.getByRole('link', { name: 'Support' }).first().click();
  await button(page, 'Stay').click();
  await expect(field(page, 'General Information', 'TPA Name')).toHaveValue('Cedar');
  await page.getByRole('link', { name: 'Support' }).first().click();
  await button(page, 'Leave').click();
  await expect(page).toHaveURL('/dashboard/support');
});

test('@phone the menu in the bar of a phone stays with its button while the page scrolls', async ({
  invitedTenant: { name },
  signInAs,
}) => {
  const page = await signInAs('super');
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 390, height: 844 });
  await openProfile(page, name);
  await button(page, 'More actions').click();
  const entry = page.getByRole('menuitem', { name: 'Delete' });
  await expect(entry).toBeInViewport();
  const places = await entry.evaluate(async (element) => {
    const top = () => element.getBoundingClientRect().top;
    const before = top();
    scrollBy(0, 200);
    // Before the next frame, in which a list that went away would be put back.
    return { before, after: top(), scrolled: scrollY };
  });
  expect(places.scrolled).toBeGreaterThan(0);
  expect(places.after).toBe(places.before);
  // The next test has the same page.
  await page.setViewportSize(size);
});

test('@phone a TPA is deleted from its profile, which leads back to the list', async ({
  axe,
  invitedTenant: { name },
  signInAs,
}) => {
  const page = await signInAs('super');
  await openProfile(page, name);
  await chooseFromMore(page, 'Delete');

  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure to delete this TPA?');
  await axe(page);
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('TPA was deleted successfully.')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(heading(page, "Client TPA's")).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search TPA name' }).fill(name);
  await expect(page.getByText('Your search did not match any records.')).toBeVisible();
});
