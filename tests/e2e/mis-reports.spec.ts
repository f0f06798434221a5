import { chooseFromMore } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

test('a MIS report is corrected, signed off and opened again', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  const year = new Date().getFullYear();
  await page.goto(`/dashboard/reports/mis?company=1&agency=FMCSA&year=${year}`);
  await expect(page.getByRole('heading', { name: 'III. Drug Testing Data' })).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'Correct numbers' }).click();
  const drugs = page.getByRole('table', { name: 'III. Drug Testing Data' });
  await drugs.getByRole('button', { name: /^Correct Return-to-Duty, Canceled Results/ }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('7');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Told by the MRO on paper');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText(/corrected, tests: /).first()).toBeVisible();

  await page.getByRole('button', { name: 'Sign off' }).click();
  await page.getByLabel('Certifying official').fill('Dana Reyes');
  await page.getByRole('textbox', { name: 'Title' }).fill('Safety Director');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click();
  await expect(page.getByText(/Signed by Dana Reyes, Safety Director/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct numbers' })).toBeHidden();

  await chooseFromMore(page, 'Withdraw signature');
  await page.getByRole('textbox', { name: 'Reason' }).fill('A result came late');
  await page.getByRole('button', { name: 'Withdraw signature' }).click();
  await expect(page.getByRole('button', { name: 'Sign off' })).toBeVisible();
});

test('the file of a donor is reached from a test', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard/all');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Donor file' }).click();

  await expect(page.getByText(/^Donor file · /)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Tests' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('dialog', { name: 'Download the tests of a donor' })).toBeVisible();
});
