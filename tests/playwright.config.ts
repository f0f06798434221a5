import { defineConfig } from '@playwright/test';

/** Debian's Chromium phones home and asks for a GPU unless told not to. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds here: what V8 spends on optimizing its code, a fifth of all, never comes back.
  '--js-flags=--no-maglev --no-turbofan',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './support/e2e-setup.ts',
  forbidOnly: true,
  fullyParallel: false,
  workers: 3,
  retries: 0,
  // They end what hangs; a busy machine is no fault of the product.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { args, executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium' },
    actionTimeout: 60_000,
    // What a worker of the portal fetches, no test can hold up or count; its own test lets it in.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // As for people who ask for less motion. Playwright scrolls the page for each try on what still moves, so a press on
    // an entry of a menu that was opening met the page that such a scroll, in the same frame, took from under it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a third of the whole time; `npx playwright test -c tests --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@phone/,
    },
  ],
});
