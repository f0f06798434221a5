import type { Page } from '@playwright/test';
import { chooseFromProfileMenu } from '../support/actions.ts';
import { uniqueName } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const companies = '/dashboard/admin-panel/client-companies';
const tpas = '/dashboard/admin-panel/tpa';

const wide = (id: string) => id.replaceAll(/[ -]/g, '').padEnd(255, 'W');

/** Names as nobody should give them, each with the same word to search for; all are legal (text, up to 255). */
const hostile = (id: string) => [
  `שלום عليكم ${id} \u0627\u0644\u0633\u0644\u0627\u0645`,
  `👩🏽‍🔬🧪 ${id} ${'🏳️‍🌈'.repeat(20)}`,
  `<script>window.pwned=1</script><img src=x onerror="window.pwned=1">${id}{{7*7}}\${7*7}`,
  `'; drop table companies; -- ${id} %_\\" or ''='`,
];

/** Nothing of the page stands beyond the window, and no text leaves a box that does not scroll. */
async function expectWithin(page: Page): Promise<void> {
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || (right <= innerWidth + 1 && left >= -1)) return false;
        // What scrolls or is cut inside its own box is in reach.
        for (let box = element.parentElement; box !== null; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible' && box !== document.body) return false;
        return true;
      })
      .map((element) => `${element.tagName} ${element.className}`.slice(0, 80)),
  );
  expect(outside, `beyond the window on ${page.url()}`).toEqual([]);
  const spilt = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      let box = texts.currentNode.parentElement;
      while (box !== null && getComputedStyle(box).display.startsWith('inline'))
        box = box.parentElement;
      if (box === null || getComputedStyle(box).overflowX !== 'visible') continue;
      if (range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)
        found.push(`${box.tagName}: ${range.toString().slice(0, 40)}`);
    }
    return found;
  });
  expect(spilt, `text beyond its box on ${page.url()}`).toEqual([]);
  const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(scroll, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Text in the page is text: no part of a name has run. */
const expectInert = async (page: Page) => {
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
};

const companyTable = (page: Page) => page.getByRole('table', { name: 'Client Companies' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search company name' });

test('@phone company names with other scripts, emoji, code and SQL are shown as they are written', async ({
  axe,
  seed,
  signInAs,
}) => {
  const id = uniqueName('Name');
  const names = hostile(id);
  for (const companyName of names) await seed.company().with({ companyName }).create();
  const page = await signInAs('admin');
  await page.goto(companies);
  await search(page).fill(id);
  await expect(companyTable(page).getByRole('link')).toHaveCount(names.length);
  await expectWithin(page);
  await expectInert(page);
  await axe(page);

  for (const companyName of names) {
    await companyTable(page).getByRole('link', { name: companyName, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(companyName);
    await expectWithin(page);
    await expectInert(page);
    await page.goBack();
    await expect(companyTable(page).getByRole('link')).toHaveCount(names.length);
  }
});

test('@phone a company name of 255 letters without a blank is shown in full', async ({
  axe,
  isMobile,
  seed,
  signInAs,
}) => {
  const companyName = wide(uniqueName('Name'));
  const city = 'M'.repeat(255);
  const { id } = await seed.company().in(city, 'TX').with({ companyName }).create();
  const page = await signInAs('admin');
  const check = async () => {
    await expectWithin(page);
    await axe(page);
  };

  await page.goto(`${companies}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(companyName);
  await check();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveValue(companyName);
  await check();

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await breadcrumb.getByRole('link', { name: companyName }).click();
  await breadcrumb.getByRole('link', { name: 'Client Companies' }).click();
  await search(page).fill(companyName);
  await expect(companyTable(page).getByRole('link')).toHaveText([companyName]);
  if (!isMobile) await expect(page.getByRole('columnheader', { name: 'Users' })).toBeInViewport();
  await check();

  await companyTable(page).getByRole('button', { name: companyName }).last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

/** A TPA's name is letters, digits, spaces and hyphens; long is all it can be. */
test('@phone a TPA name of 255 letters is shown in full', async ({ axe, signInAs }) => {
  const page = await signInAs('super');
  const name = wide(uniqueName('Tpa'));
  await page.goto(`${tpas}/create`);
  await page.getByRole('textbox', { name: 'TPA Name' }).fill(name);
  await expectWithin(page);
  const contact = page.getByRole('region', { name: 'Primary Contact' });
  await contact.getByRole('textbox', { name: 'Full Name' }).fill('M'.repeat(255));
  await contact.getByRole('textbox', { name: 'Phone' }).fill('5125550142');
  await contact.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
  await page.getByRole('button', { name: /^Create/ }).click();

  await expect(page.getByText('TPA has been successfully created.')).toBeVisible();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expectWithin(page);
  await axe(page);

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await breadcrumb.getByRole('link', { name: "Client TPA's" }).click();
  await page.getByRole('searchbox').fill(name);
  const table = page.getByRole('table', { name: "Client TPA's" });
  await expect(table.getByRole('link')).toHaveText([name]);
  await expectWithin(page);
  await axe(page);
});

const script = `<script>window.pwned=1</script> ${'W'.repeat(120)}`;
for (const [kind, contactName] of [
  ['of 255 letters', `${'V'.repeat(127)} ${'W'.repeat(127)}`],
  ['that is a script', script],
  ['written from right to left', 'محمد عبد الرحمن بن علي'],
  ['of emoji', '👩🏽‍🔬🧪 🏳️‍🌈🏳️‍🌈🏳️‍🌈'],
] as const) {
  test.describe(() => {
    test.use({ contactName });

    test(`@phone a user's name ${kind} stays in its place`, async ({
      axe,
      isMobile,
      ownPage: page,
      ownTenant: { url },
    }) => {
      await page.goto(`${url}/dashboard`);
      await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
      await expectWithin(page);
      await expectInert(page);
      await axe(page);
      if (isMobile) return;
      await chooseFromProfileMenu(page, 'My Profile');
      await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();
      await expectWithin(page);
      await expectInert(page);
      await axe(page);
    });
  });
}
