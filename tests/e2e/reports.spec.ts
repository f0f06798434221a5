import { expect, test } from '../support/test.ts';

test('a report is asked for, read as chart and table, and followed to its tests', async ({
  signInAs,
  axe,
}) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard/reports/monthlyvolume');
  await page.getByRole('button', { name: 'Generate report' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();

  await page.getByLabel('Period').selectOption({ label: 'Last 12 months' });
  await page.getByRole('combobox', { name: 'Company Name' }).fill('Northwind');
  await page.getByRole('option', { name: 'Northwind Logistics' }).click();
  await page.getByRole('button', { name: 'Generate report' }).click();

  await expect(page.getByRole('heading', { name: 'Monthly Volume', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /Negative.* by month/ })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Show the table' }).click();
  const link = page.getByRole('link', { name: /the tests of Total Results$/ }).first();
  const tests = (await link.innerText()).replace(',', '');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Drugs and Alcohol' })).toBeVisible();
  await expect(page.getByText(`${tests} tests`)).toBeVisible();
});

test('@phone the newest months of a chart are in sight', async ({ signInAs }) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard/reports/monthlyvolume/show?period=LAST_12_MONTHS&company=1');

  const chart = page.getByRole('region', { name: 'Chart', exact: true });
  await expect(chart.getByRole('img')).toBeVisible();
  const beyond = () =>
    chart.evaluate((box) => Math.round(box.scrollWidth - box.clientWidth - box.scrollLeft));
  await expect.poll(beyond).toBeLessThanOrEqual(1);
});
