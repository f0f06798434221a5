import type { Locator, Page } from '@playwright/test';
import { uniqueName } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function sign(pad: Locator, name: string): Promise<void> {
  await pad.getByRole('button', { name: 'Sign by typing instead' }).click();
  await pad.getByRole('textbox').last().fill(name);
  await pad.getByRole('button', { name: 'Apply' }).click();
  await expect(pad.getByText('Signed', { exact: true })).toBeVisible();
}

/** Fills in who is tested and with what, at a location of the collector. */
async function fillDonor(page: Page, lastName: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('listbox', { name: 'Location' }).getByRole('option').first().click();
  const donor = part(page, 'Donor Information');
  await donor.getByRole('textbox', { name: 'First Name', exact: true }).fill('Robin');
  await donor.getByRole('textbox', { name: 'Last Name', exact: true }).fill(lastName);
  await donor.getByLabel('Primary ID Type').selectOption('Employee ID');
  await donor.getByRole('textbox', { name: 'Primary ID' }).fill(lastName.slice(-15));
  const specimen = part(page, 'Test Information');
  await specimen.getByLabel('Reason for Test').selectOption('Pre-Employment');
  await specimen.getByLabel('Specimen Type').selectOption('Urine');
  await specimen.getByLabel('Instant Test Panel').selectOption({ index: 1 });
  await specimen.getByRole('textbox', { name: 'Lot #' }).fill('LOT-7');
  await specimen.getByRole('textbox', { name: 'Exp. Date' }).fill('12/31/2030');
}

test('@phone an instant test survives a closed page, and its result is confirmed before it is stored', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('location');
  const lastName = uniqueName('Quick').replaceAll(' ', '-');
  await page.goto('/dashboard/instant-test');
  await fillDonor(page, lastName);
  await expect(page.getByText(/^Draft kept on this device/)).toBeVisible();
  await page.reload();
  await expect(
    part(page, 'Donor Information').getByRole('textbox', { name: 'Last Name', exact: true }),
  ).toHaveValue(lastName);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(part(page, 'Donor Consent')).toContainText('Save a signature before submitting.');
  await sign(part(page, 'Donor Consent'), `Robin ${lastName}`);
  await sign(part(page, 'Collector Certification'), 'Denise Hughes');
  await page.getByRole('button', { name: 'Next' }).click();
  const result = part(page, 'Result Information');
  await result.getByLabel('Temperature in Range?').selectOption('1');
  await result.getByLabel('Overall Result').selectOption('Negative for all');
  await axe(page);
  await page.getByRole('button', { name: 'Verify and Confirm' }).click();
  const question = page.getByRole('alertdialog', { name: 'Verify and Confirm Result' });
  await expect(question).toContainText(`Robin ${lastName}`);
  await question.getByRole('button', { name: 'Confirm' }).dblclick();

  await expect(question).toHaveCount(0);
  await page.goto('/dashboard/all');
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByRole('link', { name: lastName })).toHaveCount(1);
});
