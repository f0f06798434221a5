import type { Locator, Page } from '@playwright/test';
import { lists, openList } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

// Side by side no worker is left with all of them.
test.describe.configure({ mode: 'parallel' });

/** How far the table reaches beyond what is seen of it, px. */
const hidden = (table: Locator) =>
  table.evaluate(({ parentElement: scroller }) =>
    scroller === null ? 0 : scroller.scrollWidth - scroller.clientWidth,
  );

/** How high its highest row is, px. */
const highest = async (table: Locator): Promise<number> =>
  Math.max(
    ...(await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height))),
  );

/** Scrolls a small window to the last row, where head and name have to be in sight. */
async function expectHeadAndNames(page: Page, table: Locator, path: string): Promise<void> {
  await page.setViewportSize({ width: 800, height: 560 });
  const name = table.locator('td[data-kind=lead]').last();
  const head = table.locator('th[data-sticky]').first();
  // Rows that arrive after the page has been scrolled move its end.
  await expect(async () => {
    await table.evaluate(({ parentElement: scroller }) => scroller?.scrollTo(9_999, 9_999));
    await name.evaluate((last) => last.scrollIntoView({ block: 'end' }));
    await expect(name, path).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(head, path).toBeInViewport({ ratio: 1 });
  expect((await name.boundingBox())?.x, path).toBeLessThan(400);
  await page.setViewportSize({ width: 1440, height: 900 });
}

// A walk proves what holds of every list: to open one takes longer than to look at it. Three share them.
const walks = 3;
const share = Math.ceil(lists.length / walks);
for (let walk = 0; walk < walks; walk += 1) {
  test(`lists are as low as the look has them and accessible, show what fits, and keep head and names in sight, walk ${walk + 1} of ${walks} @phone`, async ({
    signInAs,
    isMobile,
    axe,
  }) => {
    const page = await signInAs('super');
    // Neighbors have different titles, so that none is taken for the one before.
    for (const list of lists.slice(walk * share, (walk + 1) * share)) {
      const table = await openList(page, list);

      expect(await highest(table), list.path).toBeLessThanOrEqual(isMobile ? 64 : 52);
      await axe(page);
      if (isMobile) continue;
      expect(await hidden(table), list.path).toBe(0);
      await expectHeadAndNames(page, table, list.path);
    }
  });
}
