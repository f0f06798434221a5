import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The field that has the focus, if something lies over its upper or lower end; null while it is in full sight. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return 'nothing has the focus';
    const box = focused.getBoundingClientRect();
    const ends = [box.top + 1, box.bottom - 1];
    const covered = ends.some((y) => {
      const over = document.elementFromPoint(box.left + box.width / 2, y);
      return over?.closest('section')?.contains(focused) !== true;
    });
    return covered ? (focused.getAttribute('name') ?? focused.textContent) : null;
  });

test('@phone no field hides below the headers or the save bar when the keyboard reaches it', async ({
  signInAs,
}) => {
  const page = await signInAs('corporate');
  await page.goto('/dashboard/profile/edit');
  await page.getByRole('textbox', { name: 'First Name' }).focus();
  const fields = page.getByRole('form').locator('input:not([type=checkbox]), select');
  const count = await fields.count();
  expect(count).toBeGreaterThan(10);
  const hidden: (string | null)[] = [];

  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press('Tab');
    hidden.push(await hiddenFocus(page));
  }
  await page.getByRole('button', { name: 'Cancel' }).focus();
  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press('Shift+Tab');
    hidden.push(await hiddenFocus(page));
  }

  expect(hidden.filter((each) => each !== null)).toEqual([]);
});

test('@phone the first refused field is in sight, with its label', async ({ signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto('/dashboard/profile/edit');
  await page.getByRole('textbox', { name: 'Zip' }).fill('1');
  await page.getByRole('textbox', { name: 'Work Email' }).fill('nobody');
  await page.mouse.wheel(0, 5_000);

  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
  expect(await hiddenFocus(page)).toBeNull();
  const header = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
  const label = page.locator('label:has(+ * input:focus), label:has(+ input:focus)').first();
  expect((await label.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});
