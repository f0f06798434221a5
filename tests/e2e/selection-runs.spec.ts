import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { chooseFromMore } from '../support/actions.ts';
import { seedMember, seedPool } from '../support/pool-seed.ts';
import type { Seed } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const runsOf = ({ id }: { id: string }) => `/dashboard/admin-panel/test-pools/${id}/runs`;

/** A pool of paper orders with six members, of whom each draw keeps one as an alternate. */
async function poolOfSix(seed: Seed) {
  const pool = await seedPool(seed, false, {
    testOrderType: 'PAPER_CCF_ORDER',
    shouldGenerateAlternates: true,
    alternatesAmount: 1,
  });
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await seedMember(seed, pool.id, {
      firstName: 'Robin',
      lastName: `Vale ${number}`,
      idNumber: `M-${number}`,
      locationId: pool.location.id,
    });
  }
  return pool;
}

/** Draws three for drugs, one of them for alcohol as well. */
async function drawThree(page: Page): Promise<void> {
  await page.getByText('Override the current period’s numbers').click();
  await page.getByRole('textbox', { name: 'Drug Tests' }).fill('3');
  await page.getByRole('textbox', { name: 'Alcohol Tests' }).fill('1');
  await page.getByRole('button', { name: 'Create Run' }).click();
  await expect(page.getByText('Test Pool Run created successfully.')).toBeVisible();
}

/** Saves what the button of that name hands out. */
async function saveBy(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return file;
}

/** Rows of one group of participants; a group is one table. */
const participants = (page: Page, group: string) =>
  page
    .getByRole('table', { name: `Participants: ${group}` })
    .locator('tbody')
    .getByRole('row');
const TO_ENTER = 'Specimen ID to enter';

test('a run is drawn, worked on, handed out with its proof, and invalidated', async ({
  signInAs,
  seed,
  axe,
}, testInfo) => {
  // Many steps, and two documents are made.
  test.slow();
  const pool = await poolOfSix(seed);
  const page = await signInAs('admin');
  await page.goto(runsOf(pool));
  await page.getByRole('link', { name: 'Create Run' }).first().click();
  await expect(page.getByRole('row', { name: /^Average membership/ }).first()).toContainText('6');
  await axe(page);
  await drawThree(page);

  const toEnter = participants(page, TO_ENTER);
  const alternates = participants(page, 'Alternates');
  await expect(toEnter).toHaveCount(3);
  await expect(toEnter.nth(0)).toContainText(/Yes\s*Yes/);
  await expect(alternates).toHaveText(/Alternate\s*Alternate/);
  await axe(page);

  await toEnter.nth(0).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Excuse' }).click();
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Sick');
  await axe(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Excuse' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Run Participant excused successfully.')).toBeVisible();
  await expect(toEnter).toHaveCount(2);
  await page.getByRole('heading', { name: 'Excused' }).click();
  await expect(participants(page, 'Excused')).toContainText(/Sick.*Excused\s*Excused/);

  await alternates.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Select for drug test', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Select' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(
    page.getByText('Run Participant selected for drug test successfully.'),
  ).toBeVisible();
  await expect(toEnter.nth(2)).toContainText(/Yes\s*–/);

  await toEnter.nth(0).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Set specimen ID' }).click();
  await page.getByRole('textbox', { name: 'Specimen ID' }).fill('CCF-77');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Run Participant editted successfully.')).toBeVisible();
  await page.getByRole('heading', { name: 'Specimen ID entered' }).click();
  await expect(participants(page, 'Specimen ID entered')).toContainText('CCF-77');

  const onPaper = await saveBy(page, 'Download PDF');
  expect(onPaper.suggestedFilename()).toMatch(/^Run @ \d\d-\d\d-\d{4} Results\.pdf$/);
  expect((await readFile(await onPaper.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  const results = await saveBy(page, 'Download CSV');
  expect(results.suggestedFilename()).toMatch(/^Run @ \d\d-\d\d-\d{4} Results\.csv$/);
  expect(await readFile(await results.path(), 'utf8')).toContain('CCF-77');
  const seedOfDraw = page.getByText(/^Seed of this draw/);
  await expect(seedOfDraw).toBeHidden();
  // Paper cannot be unfolded.
  await page.emulateMedia({ media: 'print' });
  await expect(seedOfDraw).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('heading', { name: 'Proof of the draw' }).click();
  const certificate = await saveBy(page, 'Download certificate');
  expect(certificate.suggestedFilename()).toMatch(/^Certificate Run \d+ @ \d\d-\d\d-\d{4}\.json$/);
  const [verifier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the page that checks it offline' }).click(),
  ]);
  const offline = await page.context().newPage();
  const saved = testInfo.outputPath('verify-draw.html');
  await verifier.saveAs(saved);
  await offline.goto(pathToFileURL(saved).href);
  await offline.locator('input[type=file]').setInputFiles(await certificate.path());
  await expect(offline.getByText('It cannot be known whether the seeds were chosen')).toBeVisible();
  const honest = await readFile(await certificate.path(), 'utf8');
  await offline.getByLabel('First link of the pool').fill(JSON.parse(honest).commitment.firstLink);
  await offline.getByLabel('First link of the pool').blur();
  await expect(offline.getByText('The draw is proved.')).toBeVisible();
  await offline.locator('input[type=file]').setInputFiles({
    name: 'changed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(honest.replace('"periods":4', '"periods":0')),
  });
  await expect(offline.getByText('The certificate does not prove the draw.')).toBeVisible();
  await offline.close();

  await chooseFromMore(page, 'Invalidate Run');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Drawn from the wrong list');
  await dialog.getByRole('button', { name: 'Invalidate Run' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Run invalidated successfully.')).toBeVisible();
  await expect(participants(page, 'Selected').nth(0)).toContainText('Invalidated');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Invalidate Run' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Runs' }).first().click();
  const runs = page.getByRole('table', { name: 'Runs' });
  await expect(runs.getByText('Invalidated')).toBeVisible();
  // The date is whole beside the badge.
  const cut = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect(await runs.locator('tbody [data-part=name]').evaluate(cut)).toBe(0);
  await axe(page);
});

test('a run is drawn on a phone @phone', async ({ signInAs, seed, axe }) => {
  const pool = await poolOfSix(seed);
  const page = await signInAs('admin');
  await page.goto(`${runsOf(pool)}/create`);
  await drawThree(page);

  await expect(participants(page, TO_ENTER)).toHaveCount(3);
  await expect(participants(page, 'Alternates')).toHaveCount(1);
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => innerWidth),
  );
});
