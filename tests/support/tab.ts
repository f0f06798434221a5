import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/*
 * One tab for all tests of a worker. A page load in a tab that has shown the portal before takes two thirds of the CPU
 * of one in a new context, because scripts are fetched and compiled already (ADR 60).
 */

/** An address that every portal has and that shows none of its screens: nothing runs there that uses the storage. */
const nowhere = (origin: string) => `${origin}/livez`;

let kept: BrowserContext | undefined;
/** Where the test that runs has been: each has a storage of its own. */
const visited = new Set<string>();

/** What the tests of this worker share. `leave` makes it as good as new after each. */
export async function sharedContext(browser: Browser): Promise<BrowserContext> {
  if (kept !== undefined) return kept;
  kept = await browser.newContext();
  kept.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      // A tab that has not been anywhere has nothing to forget.
      if (frame === page.mainFrame() && origin !== 'null') visited.add(origin);
    }),
  );
  return kept;
}

/** Its tab, which is on no screen yet. */
export async function tabOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** Lets the tab find the session at `origin`, as if somebody had signed in there. */
export async function keepSession(page: Page, origin: string, token: string): Promise<void> {
  if (page.url() !== nowhere(origin)) await page.goto(nowhere(origin));
  await page.evaluate((session) => {
    localStorage.setItem('assay.session', session);
    localStorage.setItem('assay.lastActivity', String(Date.now()));
  }, token);
}

/** A clock that Playwright has put in cannot be taken out again. */
const hasOwnClock = (page: Page) => page.evaluate(() => !/native code/.test(String(setTimeout)));

/**
 * Takes back what tests do to the context, of which `options` says how it was made: its tab is on a screen again, and
 * not on paper. A clock cannot be taken back, so the context ends with it.
 */
export async function leave(
  context: BrowserContext,
  { reducedMotion }: BrowserContextOptions,
): Promise<void> {
  const [tab, ...others] = context.pages();
  for (const other of others) await other.close();
  if (tab === undefined) return;
  if (await hasOwnClock(tab)) {
    kept = undefined;
    visited.clear();
    await context.close();
    return;
  }
  await tab.emulateMedia({ media: null, reducedMotion });
  await context.unrouteAll();
  await tab.unrouteAll();
  tab.removeAllListeners('request');
  for (const origin of visited) {
    await tab.goto(nowhere(origin));
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  visited.clear();
}
