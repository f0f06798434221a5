import type { Page } from '@playwright/test';
import { expectRefused } from '../support/actions.ts';
import { switchLaboratories } from '../support/laboratory.ts';
import { uniqueName } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

/** Chooses in a field that searches. */
async function search(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('listbox', { name }).getByRole('option', { name: text }).first().click();
}

/** Answers what the law is asked about a urine test before employment in Atlanta. */
async function checkCompliance(page: Page): Promise<void> {
  const check = page.getByRole('dialog', { name: 'Compliance Check Data Entry' });
  await search(page, 'Company', 'Northwind Logistics');
  await search(page, 'Location', 'Atlanta Garage');
  await check.getByLabel('Specimen Type').selectOption('Urine');
  await check.getByLabel('Reason for Test').selectOption('Pre-Employment');
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('The test is compliant.')).toBeVisible();
  await expect(check).toHaveCount(0);
}

/** Begins an electronic order, up to its form. */
async function begin(page: Page): Promise<void> {
  await page.goto('/dashboard/lab-orders/create');
  await page.getByRole('button', { name: 'Electronic Order' }).click();
  await checkCompliance(page);
}

/** Says in the form who is tested, for what, and where. */
async function fillIn(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('First Name').fill('Robin');
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Primary ID Type').selectOption('Employee ID');
  await page.getByRole('textbox', { name: 'Primary ID' }).fill(lastName.slice(-15));
  await page.getByLabel('Phone').fill('5125550142');
  await page.getByLabel('Lab Account').selectOption({ index: 1 });
  await page.getByText(/Drug Screen 5-Panel/).click();
  await page.getByText('Collected on Site').click();
}

/** What everybody who may see a test is told of it. */
const steps = [
  'Ordered',
  'Sent to the laboratory',
  'Accepted by the laboratory',
  'Collected',
  'Received by the laboratory',
  'Released',
];

// What is found is drawn, unless they are told; nobody else in this run orders from them.
test.beforeEach(() => switchLaboratories({ finding: 'positive' }));
test.afterEach(() => switchLaboratories({ mode: 'normal', finding: 'byDistribution' }));

test('an order goes to the laboratory once, and what comes of it to the employer and to nobody else', async ({
  axe,
  seed,
  signInAs,
}) => {
  const page = await signInAs('admin');
  const lastName = uniqueName('Castle').replaceAll(' ', '-');
  await begin(page);

  // What the check was asked is not asked again.
  await expect(page.getByLabel('Reason for Test')).toHaveValue('PRE_EMPLOYMENT');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectRefused(page.getByLabel('First Name'), 'This field is required.');
  await fillIn(page, lastName);
  await axe(page);
  await page.getByRole('button', { name: 'Place Order' }).dblclick();

  await expect(page.getByText('Lab Order was successfully sent to Lab')).toBeVisible();
  const pass = page.getByRole('alertdialog', { name: 'Donor Pass' });
  const download = page.waitForEvent('download');
  await pass.getByRole('button', { name: 'Open' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto('/dashboard/all');
  await page.getByRole('searchbox').fill(lastName);
  const rows = page.getByRole('link', { name: lastName });
  await expect(rows).toHaveCount(1);
  await rows.click();
  await page.waitForURL(/test-results\/\d+$/);
  const address = new URL(page.url()).pathname;
  const id = address.split('/').at(-1);
  const released = async () =>
    (
      await seed.send<{ testResult: { resultType: string | null } }>(
        'query Released($id: ID!) { testResult(id: $id) { resultType } }',
        { id },
      )
    ).testResult.resultType;
  // Laboratory and MRO of the demo take a step each eight seconds: time enough to ask for the pass before the first.
  await expect.poll(released, { timeout: 120_000, intervals: [1_000] }).toBe('RESULT_POSITIVE');
  await page.reload();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  for (const step of steps) await expect(timeline.getByText(step, { exact: true })).toHaveCount(1);
  await axe(page);

  const employer = await signInAs('corporate');
  await employer.goto(address);
  await expect(employer.getByText(`Robin ${lastName}`).first()).toBeVisible();
  const outcome = employer.getByRole('definition').filter({ hasText: /^Positive$/ });
  await expect(outcome.first()).toBeVisible();

  const elsewhere = await signInAs('location');
  await elsewhere.goto(address);
  await expect(elsewhere.getByText(lastName)).toHaveCount(0);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
});

test('an order that the laboratory refuses is told with its reason, and sent again from a phone', async ({
  axe,
  seed,
  signInAs,
}) => {
  const page = await signInAs('admin');
  const lastName = uniqueName('Refused').replaceAll(' ', '-');
  await switchLaboratories({ mode: 'refuse' });
  await begin(page);
  await fillIn(page, lastName);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText(/refused the order: The account is not known/)).toBeVisible();

  await page.goto('/dashboard/error-log');
  await page.getByRole('link', { name: lastName }).click();
  await page.waitForURL(/test-results\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await expect(page.getByText('Order failed')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // None lies beyond the edge of the window, and none covers another.
  for (const name of ['Send Order Again', 'Cancel Order'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  // Its laboratory has nothing yet to renew, and no site takes a pass of it.
  for (const name of ['Renew Order', 'E-mail Donor Pass'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await axe(page);
  await switchLaboratories({ mode: 'normal' });
  await page.getByRole('button', { name: 'Send Order Again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Order Again' });
  await dialog.getByRole('button', { name: 'Send Again' }).click();
  await expectRefused(dialog.getByLabel('Reason'), 'This field is required.');
  await dialog.getByLabel('Reason').fill('The account is open now.');
  await dialog.getByRole('button', { name: 'Send Again' }).click();
  await expect(dialog).toHaveCount(0);

  const labTestId = async () =>
    (
      await seed.send<{ testResult: { labOrder: { labTestId: string | null } } }>(
        'query Taken($id: ID!) { testResult(id: $id) { labOrder { labTestId } } }',
        { id },
      )
    ).testResult.labOrder.labTestId;
  await expect.poll(labTestId, { timeout: 60_000, intervals: [1_000] }).not.toBeNull();
});
