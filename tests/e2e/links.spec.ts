import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import type { DemoUser } from '../support/users.ts';

// Each walk takes a minute: side by side no worker is left with all of them.
test.describe.configure({ mode: 'parallel' });

/** Records of one kind count as one page. */
const kindOf = (href: string) => (href.split('?')[0] ?? '').replaceAll(/\/\d+(?=\/|$)/g, '/:id');

/** What stands for something that is on its way: a page, rows, a number. */
const onItsWay = '[data-skeleton], .chakra-skeleton, table[aria-busy=true]';

/** Waits until the page stands: before that it may have links that go away again. Answers its heading. */
async function standingPage(page: Page): Promise<string> {
  // A question that a page begins with hides the page behind it, a moment after it opened: the last one is in front.
  const heading = page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('dialog').getByRole('heading', { level: 2 }))
    .last();
  await expect(heading).toBeVisible();
  await expect(page.locator(onItsWay).filter({ visible: true })).toHaveCount(0);
  return heading.innerText();
}

/** Addresses that the page leads to now: records of its list come and go with what other tests do. */
const addresses = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]:not([download]):visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Clicks a link of every kind that is in sight, once, and those of the pages it leads to; notes the heading of each. */
async function followLinks(page: Page, headings: Map<string, string>): Promise<void> {
  const heading = await standingPage(page);
  const address = page.url();
  headings.set(kindOf(new URL(address).pathname), heading);
  if (await page.getByRole('dialog').isVisible()) return;
  const title = await page.title();
  for (;;) {
    const href = (await addresses(page)).find((to) => !headings.has(kindOf(to)));
    if (href === undefined) return;
    headings.set(kindOf(href), '');
    // The menu and the page may both lead there.
    await page.locator(`a[href="${href}"]:visible`).first().click();
    // The address changes a moment before the page does.
    await expect(page).not.toHaveTitle(title);
    // A path that no page has leads there.
    if (new URL(page.url()).pathname === '/dashboard' && kindOf(href) !== kindOf('/dashboard'))
      headings.set(kindOf(href), 'not found');
    await followLinks(page, headings);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(title);
    expect(await standingPage(page)).toBe(heading);
  }
}

for (const user of ['super', 'corporate', 'unit', 'location'] satisfies DemoUser[]) {
  test(`no link leads ${user} to a page that is missing or forbidden`, async ({ signInAs }) => {
    // It grows with the portal: every page that has a link is opened and left again.
    test.slow();
    const page = await signInAs(user);
    await page.goto('/dashboard');
    const headings = new Map<string, string>();

    await followLinks(page, headings);

    expect(headings.size).toBeGreaterThan(4);
    const dead = [...headings].filter(([, heading]) => /not found|permission|wrong/i.test(heading));
    expect(dead).toEqual([]);
  });
}
