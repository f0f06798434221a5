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

/**
 * Addresses that the page leads to now: records of its list come and go with what other tests do. What opens beside the portal is
 * a file and no page.
 */
const addresses = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]:not([download], [target]):visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The first address of a kind that was not opened yet. */
const isNew = (headings: ReadonlyMap<string, string>) => (href: string) =>
  !headings.has(kindOf(href));

/** Goes to an address as the history of the browser does: the portal is not loaded anew. */
const revisit = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/**
 * Clicks a link of every kind that is in sight, once, and those of the pages it leads to; notes the heading of each. A page
 * that leads to more than one of them is visited again only when the pages behind it lead nowhere new: what its links are
 * then is read then.
 */
async function followLinks(page: Page, headings: Map<string, string>): Promise<void> {
  const later: { address: string; title: string }[] = [];
  let opened = kindOf(new URL(page.url()).pathname);
  for (;;) {
    const heading = await standingPage(page);
    const at = kindOf(new URL(page.url()).pathname);
    // A path that no page has leads to the dashboard; others lead on to the first of several pages.
    const isLost = at === '/dashboard' && opened !== at;
    for (const kind of [opened, at])
      if (!headings.get(kind))
        headings.set(kind, isLost && kind === opened ? 'not found' : heading);
    const asks = await page.getByRole('dialog').isVisible();
    const found = asks ? [] : (await addresses(page)).filter(isNew(headings));
    const [href] = found;
    if (href === undefined) {
      const former = later.pop();
      if (former === undefined) return;
      await revisit(page, former.address);
      // The address changes a moment before the page does.
      await expect(page).toHaveTitle(former.title);
      opened = kindOf(new URL(former.address).pathname);
      continue;
    }
    const title = await page.title();
    if (new Set(found.map(kindOf)).size > 1) later.push({ address: page.url(), title });
    opened = kindOf(href);
    headings.set(opened, '');
    // The menu and the page may both lead there.
    await page.locator(`a[href="${href}"]:visible`).first().click();
    await expect(page, href).not.toHaveTitle(title);
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
