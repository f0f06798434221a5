import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { seedUnits } from '../support/location-seed.ts';
import { expect, test } from '../support/test.ts';

const admin = '/dashboard/admin-panel';
const locationsOf = (companyId: string) => `${admin}/client-companies/${companyId}/locations`;
const table = (page: Page) => page.getByRole('table', { name: 'Locations' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const sendFile = async (page: Page, text: string) => {
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'locations.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
};

const head =
  '\uFEFFLocation Name,Region Name,Area Name,District Name,Location Phone,Location Fax,Street Address 1,City,State,Zip,DER Full Name,DER Phone,DER Email,MRO All Non DOT Results Required,MRO Positive Non DOT Results Only Required\r\n';
/** A line with a comma and quotes inside of its cells. */
const line = (name: string, zip = '78701') =>
  `"${name}, East",Central,Gulf,Harbor,(512) 555-0100,512.555.0101,"1 ""Old"" Road, Gate 2",Austin,tx,${zip},Dana Reed,5125550102,dana@example.com,0,1\r\n`;

test('a location is created in its district, found, edited from the list and deleted', async ({
  signInAs,
  seed,
}) => {
  const { id, companyName } = await seed.company().withLocation('Head Office').create();
  await seedUnits(seed, id, ['Central', 'Gulf', 'Harbor']);
  const page = await signInAs('admin');
  await page.goto(`${admin}/client-companies/${id}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Locations', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: `${companyName} Locations`, level: 1 }),
  ).toBeVisible();
  await expect(table(page).getByRole('row', { name: /Head Office Primary/ })).toBeVisible();

  await page.getByRole('link', { name: 'Create Location' }).click();
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Central');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('Gulf');
  await page.getByRole('combobox', { name: 'District' }).selectOption('Harbor');
  await box(page, 'Location Name').fill('Head Office');
  await box(page, 'Street Address 1').fill('1 Pier Road');
  await box(page, 'City').fill('Galveston');
  await page.getByRole('combobox', { name: 'State' }).selectOption('TX');
  await box(page, 'Zip').fill('77550');
  await box(page, 'Location Phone').fill('4095550100');
  await box(page, 'Location Fax').fill('4095550101');
  await box(page, 'DER Full Name').fill('Ana Ruiz');
  await box(page, 'DER Phone').fill('4095550102');
  await box(page, 'DER Email').fill('ana.ruiz@example.com');
  await page.getByRole('button', { name: 'Add Client' }).click();
  await expect(box(page, 'Client 1')).toBeFocused();
  await box(page, 'Client 1').fill('Acme');
  await page.getByRole('button', { name: 'Create Location' }).click();
  await expect(box(page, 'Location Name')).toHaveAccessibleDescription('This name already exists.');
  await box(page, 'Location Name').fill('Pier');
  await page.getByRole('button', { name: 'Create Location' }).click();

  await expect(page.getByText('Location has been successfully created.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pier', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Clients' })).toHaveText('Acme');

  await page.getByRole('link', { name: 'Locations', exact: true }).click();
  await page.getByRole('button', { name: 'Advanced search' }).click();
  await box(page, 'District Name').fill('harb');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 location', { exact: true })).toBeVisible();
  await expect(
    table(page).getByRole('row', { name: /Pier Harbor Gulf Central .*Galveston, TX/ }),
  ).toBeVisible();

  await chooseFrom(page, 'Actions for Pier', 'Edit');
  await box(page, 'Manager Full Name').fill('Lee Stone');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Location Details has been successfully updated')).toBeVisible();
  await expect(page).toHaveURL(/district\.name/);
  await expect(table(page).getByRole('row', { name: /Pier .*Lee Stone/ })).toBeVisible();

  await chooseFrom(page, 'Actions for Pier', 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure to delete this Location?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Location was deleted successfully.')).toBeVisible();
  await expect(page.getByText('No info provided for the applied filters.')).toBeVisible();
});

test('a file of locations is refused by cell, imported, and known when it comes again', async ({
  signInAs,
  seed,
}) => {
  const { id } = await seed.company().create();
  await seedUnits(seed, id, ['Central', 'Gulf', 'Harbor']);
  const lines = Array.from({ length: 1_500 }, (_, index) => line(`Site ${index}`));
  const page = await signInAs('admin');
  await page.goto(locationsOf(id));
  await page.getByRole('link', { name: 'Bulk import locations' }).click();

  await sendFile(page, head + lines.join('') + line('Bad', '7870'));
  await expect(
    page.getByRole('row', { name: '1502 Zip 7870 This is not a valid zip code.' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Some fields are invalid. Please check the following table and upload updated file.',
  );

  await sendFile(page, head + lines.join(''));
  await expect(page.getByText('Locations were imported and created.')).toBeVisible();
  await expect(page.getByText('1,501 locations')).toBeVisible();
  await expect(
    table(page).getByRole('row', { name: /Site 0, East Harbor Gulf Central .*Austin, TX/ }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Bulk import locations' }).click();
  await sendFile(page, head + line('New') + line('site 7'));
  await expect(
    page.getByRole('row', { name: /^3 Location Name .*This name already exists\.$/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^2 Location Name/ })).toHaveCount(0);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download example' }).click(),
  ]);
  await sendFile(page, await readFile(await saved.path(), 'utf8'));
  await expect(page.getByText('1,502 locations')).toBeVisible();
});

test('a location manager finds the own locations, and nothing else', async ({ signInAs }) => {
  const page = await signInAs('location');
  await page.goto(admin);
  await expect(page.getByRole('heading', { name: 'My Location', level: 1 })).toBeVisible();
  await expect(page.getByText('2 locations')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Location' })).toHaveCount(0);
  const first = table(page).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const [, id] = /my-location\/(\d+)$/.exec(page.url()) ?? [];

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('combobox', { name: 'Region' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'MRO Settings' })).toHaveCount(0);
  await page.goto(`${admin}/my-company/locations/${id}`);
  await expect(page).toHaveURL(new RegExp(`my-location/${id}$`));
  await page.goto(`${admin}/my-location/3`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto(`${admin}/my-company/locations/create`);
  await expect(
    page.getByRole('heading', { name: 'You do not have permission to do it.' }),
  ).toBeVisible();
});

test('a client user reads the locations of the own company under its address', async ({
  signInAs,
}) => {
  const page = await signInAs('companyUser');
  await page.goto(locationsOf('1'));
  await expect(page).toHaveURL(/my-company\/locations$/);
  await expect(
    page.getByRole('heading', { name: 'Northwind Logistics Locations', level: 1 }),
  ).toBeVisible();
  await expect(table(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Create|import/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
});

test('list, profile, form and import are accessible @phone', async ({ signInAs, seed, axe }) => {
  const long = `Depot ${'without end '.repeat(20)}`.trim().padEnd(255, 'x');
  const { id } = await seed.company().withLocation(long).create();
  const page = await signInAs('admin');
  await page.goto(locationsOf(id));
  await expect(table(page).getByRole('link', { name: long })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Advanced search' }).click();
  await expect(box(page, 'Region Name')).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Map' }).click();
  const map = page.getByRole('dialog', { name: 'Map of locations' });
  await expect(map.getByRole('img', { name: /^Map of locations/ })).toBeVisible();
  await axe(page);
  await map.getByRole('link').click();
  await expect(page.getByText(/^Zip Code: \d{5}$/)).toBeVisible();
  await table(page).getByRole('link', { name: long }).click();
  await expect(page.getByRole('heading', { name: long, level: 1 })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Add Client' }).click();
  await page
    .getByRole('combobox', { name: 'Results of this location' })
    .selectOption('Settings of this location');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Delete client 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Location Details has been successfully updated')).toBeVisible();
  await page.goto(`${locationsOf(id)}/import`);
  await sendFile(page, 'Location Name,Zip\nA,1\n');
  await expect(page.getByRole('row', { name: /Zip/ }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await axe(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
