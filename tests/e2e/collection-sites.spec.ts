import { expect, test } from '../support/test.ts';

const search = '/dashboard/collection-sites';

test('@phone collection sites are found by zip code, in a list and on a map', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('location');
  await page.goto(search);
  const zip = page.getByRole('textbox', { name: 'Zip Code' });
  const sites = page.getByRole('list', { name: 'Collection sites' }).locator('> li');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Zip Code is required.').first()).toBeVisible();

  await zip.fill('00000');
  await zip.press('Enter');
  await expect(page.getByText(/^The place of this zip code is not known/)).toBeVisible();
  await expect(zip).toHaveValue('00000');

  await zip.fill('78701');
  await zip.press('Enter');
  await expect(page.getByText(/sites within 100 miles of 78701/)).toBeVisible();
  const all = await sites.count();
  const map = page.getByRole('img', { name: /Map of \d+ collection sites around 78701/ });
  await expect(map.locator('.land')).toHaveCount(1);

  await page.getByRole('button', { name: 'Hair', exact: true }).click();
  await expect(page).toHaveURL(/services=HAIR/);
  await expect.poll(() => sites.count()).toBeLessThan(all);

  await sites.nth(1).getByRole('button').first().focus();
  await expect(map.locator('[data-active]')).toHaveText('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await axe(page);

  await page.emulateMedia({ media: 'print' });
  await expect(map).toBeHidden();
  await expect(page.getByText('Please call before you go: hours may have changed.')).toBeVisible();
});

test('the nightly file of a laboratory is taken in, and its faults are shown', async ({
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}/dashboard/questcsvupload`);
  const heading = page.getByRole('heading', { name: 'Emailed Quest Lab Sites CSV Sync' });
  await expect(heading).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download example' }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const example = Buffer.concat(parts).toString('utf8');
  const file = (content: string) => ({
    name: 'sites.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });

  await page.locator('input[type=file]').setInputFiles(file(example.replace('PSC', 'Clinic')));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Enter one of PSC, Preferred, ThirdParty.')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(file(example));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Lab sites successfully queued up for processing.')).toBeVisible();
  // The portal asks for notifications when it is opened, and every five minutes; what one opening was told, the next is not.
  await expect(async () => {
    const told = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('CollectNotifications'),
    );
    await page.reload();
    expect(await (await told).text()).toContain('LAB_SITES_IMPORTED');
  }).toPass();
  await expect(page.getByText(/0 updated, 0 unchanged, \d+ unknown\./)).toBeVisible();

  await page.goto(`${url}/dashboard/questcsvupload`);
  const codes = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download unknown codes of/ }).click();
  expect((await codes).suggestedFilename()).toBe('Unknown lab sites.csv');
});
