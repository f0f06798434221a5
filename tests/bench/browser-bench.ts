import { statSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/root.mjs';
import { ensureBrowser } from '../../scripts/test/packages.mjs';
import { startPortal } from '../support/portal.ts';
import { sessionOf } from '../support/sign-in.ts';
import { benchScroll } from './scroll-bench.ts';

/** Scripts that a page has loaded, as files of the build. */
function scriptsOf(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  return loaded;
}

const gzipped = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(inRoot('web/dist', `.${file}.gz`)).size, 0) /
  1_000;

interface Logged {
  operation?: string | null;
  calls?: number;
  msg?: string;
}

/** GraphQL operations in the log of the bff since `from`, with their calls to api. */
const operationsIn = (output: string, from: number): Logged[] =>
  output
    .slice(from)
    .split('\n')
    .flatMap((line) => {
      try {
        const logged = JSON.parse(line) as Logged;
        return logged.msg === 'graphql' ? [logged] : [];
      } catch {
        return []; // Not a line of the log.
      }
    });

const LISTS = [
  '/dashboard/admin-panel/client-companies',
  '/dashboard/admin-panel/tpa',
  '/dashboard/admin-panel/test-pools',
  '/dashboard/admin-panel/test-pools/1/members',
  '/dashboard/admin-panel/test-pools/1/runs',
];

/** JavaScript that a real browser loads, what each list screen asks of bff and api, and how a long list scrolls. */
export async function benchBrowser(): Promise<void> {
  const portal = await startPortal({ env: { LOG_LEVEL: 'info', RATE_LIMIT: 'off' } });
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    const signIn = await browser.newPage();
    const first = scriptsOf(signIn);
    await signIn.goto(`${portal.url}/sign-in`, { waitUntil: 'networkidle' });
    console.log('\nJavaScript that Chromium loads, kB gzip');
    console.log(`  sign-in            ${gzipped(first).toFixed(1)}`);

    const token = await sessionOf(portal.url, 'super');
    const context = await browser.newContext({ baseURL: portal.url });
    await context.addInitScript((session) => {
      localStorage.setItem('assay.session', session);
      localStorage.setItem('assay.lastActivity', String(Date.now()));
    }, token);
    const screens: string[] = [];
    for (const list of LISTS) {
      const page = await context.newPage();
      const scripts = scriptsOf(page);
      const from = portal.output().length;
      await page.goto(list, { waitUntil: 'networkidle' });
      await page.getByRole('table').first().waitFor();
      if (list === LISTS[0]) console.log(`  first list         ${gzipped(scripts).toFixed(1)}`);
      const asked = operationsIn(portal.output(), from).map(
        ({ operation, calls }) => `${operation ?? 'unnamed'} ${calls}`,
      );
      screens.push(`  ${list.padEnd(40)} ${asked.join(', ')}`);
      await page.close();
    }
    console.log('\nOperations of a freshly loaded list screen, with their calls to api');
    for (const screen of screens) console.log(screen);
    await benchScroll(browser, context, { url: portal.url, token });
  } finally {
    await browser.close();
    await portal.stop();
  }
}
