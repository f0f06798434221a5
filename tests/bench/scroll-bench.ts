import type { Browser, BrowserContext, Page } from '@playwright/test';
import { seedPool } from '../support/pool-seed.ts';
import { Seed } from '../support/seed.ts';
import { todayThere } from '../support/sign-in.ts';

const PARTICIPANTS = 1_000;
/** Longest that the page may be busy at a time while it is scrolled, ms of CPU: other work on the machine does not count. */
const BOUND_MS = 100;
/** A fling: pixels a frame. */
const SPEED = 150;

const createRun = /* GraphQL */ `
  mutation CreateRun($input: CreateSelectionRunInput!) {
    createSelectionRun(input: $input) {
      selectionRun {
        id
      }
    }
  }
`;

interface DrawnRun {
  createSelectionRun: { selectionRun: { id: string } };
}

/** A run of a regulated pool, which has the most columns. @returns its path */
async function drawRun(url: string, token: string): Promise<string> {
  const seed = new Seed(url, token);
  const pool = await seedPool(seed, true);
  const lines = Array.from(
    { length: PARTICIPANTS },
    (_, at) =>
      `First${at},Last${at},${212_010_001 + at},1/${1 + (at % 28)}/1980,D${10_000_000 + at},TX,,No,Driver,${pool.location.locationId}`,
  );
  const head =
    'First Name,Last Name,SSN,Date of Birth,CDL Number,State,Other ID,Observation Required,Employee Category,Location ID';
  const form = new FormData();
  form.append('csv', new Blob([`${head}\n${lines.join('\n')}\n`], { type: 'text/csv' }), 'm.csv');
  const headers = { authorization: `Bearer ${token}` };
  const path = `${url}/upload/test-pools/${pool.id}/members`;
  const imported = await fetch(path, { method: 'POST', headers, body: form });
  if (!imported.ok) throw new Error(await imported.text());
  const input = {
    testPoolId: pool.id,
    runDate: todayThere(),
    override: true,
    drugOverride: PARTICIPANTS,
    alcoholOverride: PARTICIPANTS / 2,
  };
  const { createSelectionRun } = await seed.send<DrawnRun>(createRun, { input });
  const { id } = createSelectionRun.selectionRun;
  return `/dashboard/admin-panel/test-pools/${pool.id}/runs/${id}`;
}

interface Scrolled {
  worstFrame: number;
  longTasks: number;
  rows: number;
}

/** Scrolls the list from its first row to its last, in the scroller that it has. */
const scroll = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    (speed) =>
      new Promise<Scrolled>((done) => {
        const told = { worstFrame: 0, longTasks: 0, rows: 0 };
        new PerformanceObserver((list) => (told.longTasks += list.getEntries().length)).observe({
          type: 'longtask',
        });
        const own = document.querySelector('[role=group][aria-label^=Participants]');
        const scroller =
          own && own.scrollHeight > own.clientHeight + 5 ? own : document.documentElement;
        let last = performance.now();
        // A method, not a named function: tsx would call a helper that the page does not have.
        const frames = {
          step(now: number): void {
            told.worstFrame = Math.max(told.worstFrame, now - last);
            told.rows = Math.max(
              told.rows,
              document.querySelectorAll('table[aria-label^=Participants] tr[data-kind=row]').length,
            );
            last = now;
            scroller.scrollTop += speed;
            const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
            if (left > 1) requestAnimationFrame(frames.step);
            else done(told);
          },
        };
        requestAnimationFrame(frames.step);
      }),
    SPEED,
  );

/** Longest from the arrival of a run to its first participants on the page, ms. */
const FIRST_ROWS_MS = 1_000;

/** Runs in the page before anything of it: notes when the first participants are painted. */
function watchFirstRows(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('table[aria-label^=Participants] tr[data-kind=row]')) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('first-rows'));
  }).observe(document, { childList: true, subtree: true });
}

/** From the last byte of the largest answer, which has the participants, ms. */
const firstRowsAfter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [largest] = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('/graphql'))
      .toSorted((a, b) => b.decodedBodySize - a.decodedBodySize);
    const [painted] = performance.getEntriesByName('first-rows');
    return (painted?.startTime ?? Infinity) - (largest?.responseEnd ?? 0);
  });

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** CPU of the longest task of the page in a trace, ms. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && pages.has(thread(event)))
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1_000), 0);
}

/** How soon the participants of a long run are there, and how smoothly they scroll, on a desk and on a phone. */
export async function benchScroll(
  browser: Browser,
  context: BrowserContext,
  { url, token }: { url: string; token: string },
): Promise<void> {
  const path = await drawRun(url, token);
  console.log(
    `\nOpening and scrolling a run of ${PARTICIPANTS.toLocaleString('en-US')} participants, ${SPEED} px a frame`,
  );
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchFirstRows);
    await page.goto(path);
    await page
      .locator(`table[aria-label^=Participants][aria-rowcount="${PARTICIPANTS + 1}"]`)
      .waitFor();
    const firstRows = await firstRowsAfter(page);
    await browser.startTracing(page, { categories: ['toplevel'] });
    const { worstFrame, longTasks, rows } = await scroll(page);
    const busy = longestTask(await browser.stopTracing());
    console.log(
      `  ${String(width).padStart(4)} px  first rows ${firstRows.toFixed(0)} ms after the answer (bound ${FIRST_ROWS_MS}), busy at most ${busy.toFixed(0)} ms of CPU (bound ${BOUND_MS}), ` +
        `worst frame ${worstFrame.toFixed(0)} ms, ${longTasks} long tasks, at most ${rows} rows made`,
    );
    if (busy > BOUND_MS || firstRows > FIRST_ROWS_MS) process.exitCode = 1;
    await page.close();
  }
}
