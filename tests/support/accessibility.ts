import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What the other mode can change of a screen is its colors (ADR 139). */
const ofColors: RunOptions = { ...options, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What is on its way out, in front of the page until it is gone. */
const closing = ':is([role=menu], [role=dialog], [role=alertdialog])[data-state=closed]:visible';

/**
 * A screen is judged once it stands: what fades in has half its contrast until it is there. Countdowns and
 * spinners go on.
 */
async function comeToRest(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
  await page.locator('h1:visible').first().waitFor();
  // Rows that are about to be replaced are faint until then.
  await expect(page.locator('table[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().endTime) <= 1_000);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await expect(page.locator(closing)).toHaveCount(0);
}

/**
 * What axe finds wrong with the screen, a line each, in the light and in the dark. axe runs as a script of the page: no
 * screen has frames, and its wrapper for Playwright opens a second page for each check, which takes four times as long.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await comeToRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([wanted, inTheDark]) => {
      const { axe: judge } = window as unknown as {
        axe: { run(context: object, options: unknown): Promise<AxeResults> };
      };
      // An answer that comes in the meantime changes colors at once: halfway is on no screen that stands.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      const { dataset } = document.documentElement;
      const chosen = dataset['scheme'];
      // Scrolled below the top bar it would count as too small to be hit.
      const context = { exclude: scrollY > 0 ? ['nav[aria-label=Breadcrumb]'] : [] };
      try {
        const { violations } = await judge.run(context, wanted);
        dataset['scheme'] = 'dark';
        const dark = await judge.run(context, inTheDark);
        return [
          ...violations,
          ...dark.violations.map((each) => ({ ...each, id: `${each.id} in the dark` })),
        ];
      } finally {
        if (chosen === undefined) delete dataset['scheme'];
        else dataset['scheme'] = chosen;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
      }
    },
    [options, ofColors] as const,
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html, any }) => `${target.join(' ')} ${html.slice(0, 200)} ${any[0]?.message ?? ''}`).join(', ')}`,
  );
}
