import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';

test('an administrator sees the own part of a draw from a consortium, and saves what proves it', async ({
  signInAs,
  axe,
}) => {
  const page = await signInAs('corporate');
  await page.goto('/dashboard/admin-panel/my-company/consortium-pools');
  await page.getByRole('link', { name: 'Consortium Drivers' }).click();
  await expect(page.getByRole('heading', { name: 'Consortium Drivers' })).toBeVisible();
  await page.getByRole('table', { name: 'Runs' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'People of Your Company' })).toBeVisible();

  await axe(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download extract' }).click();
  const file = await arriving;

  expect(file.suggestedFilename()).toMatch(/^Extract Run \d+ @ \d\d-\d\d-\d{4}\.json$/);
  const extract = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    commitment: { company: string };
  };
  expect(extract.commitment.company).toBe('Northwind Logistics');
});
