import type { Page } from '@playwright/test';
import { send } from '../support/http.ts';
import { expect, test } from '../support/test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const shown = (page: Page) => messages(page).getByRole('status');
const closeAll = (page: Page) => messages(page).getByRole('button', { name: 'Close All' });

/** Puts notifications into the next answer of an operation, as api does when something has happened (contract §0.7). */
async function pushNotifications(
  page: Page,
  operation: string,
  specimens: readonly string[],
): Promise<void> {
  let pushed = false;
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    if (pushed || request.postData()?.includes(operation) !== true) return route.fallback();
    pushed = true;
    const { authorization = '' } = request.headers();
    const answer = await send(request.url(), {
      method: 'POST',
      path: '/graphql',
      headers: { authorization },
      body: request.postData(),
    });
    const notifications = specimens.map((specimenId, index) => ({
      id: index + 1,
      type: 'INSTANT_TEST_RESULT',
      options: {},
      testResultId: null,
      donorFullName: 'Ana Ruiz',
      specimenId,
    }));
    return route.fulfill({ json: { ...(answer.json() as object), extensions: { notifications } } });
  });
}

test('two messages offer Close All', async ({ axe, ownPage: page, ownTenant: { url } }) => {
  await page.goto(`${url}/dashboard/profile/edit`);
  await page.getByRole('textbox', { name: 'Cell Phone' }).fill('5125550142');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(shown(page)).toHaveText(['Profile has been successfully updated']);
  await expect(closeAll(page)).toBeHidden();

  await page.goto(`${url}/dashboard/profile/edit`);
  await pushNotifications(page, 'UpdateProfile', ['A-1']);
  await page.getByRole('textbox', { name: 'Cell Phone' }).fill('5125550143');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(shown(page)).toHaveText([
    'Instant test resultAna Ruiz · Specimen A-1',
    'Profile has been successfully updated',
  ]);
  // Somebody who reads them has as long as the checks take.
  await shown(page).first().hover();
  await axe(page);
  await closeAll(page).click();

  await expect(shown(page)).toHaveCount(0);
  await expect(closeAll(page)).toBeHidden();
});

test('a message stays 10 seconds, and longer while somebody points at it', async ({
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.clock.install();
  await page.goto(`${url}/dashboard/profile/edit`);
  await page.getByRole('textbox', { name: 'Cell Phone' }).fill('5125550142');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(shown(page)).toHaveText(['Profile has been successfully updated']);

  await shown(page).hover();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(shown(page)).toHaveCount(0);
});

test('notifications from the server stay 30 seconds, three at a time', async ({
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.clock.install();
  await pushNotifications(page, 'Viewer', ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']);
  await page.goto(`${url}/dashboard`);
  await expect(shown(page)).toHaveText([/A-1$/, /A-2$/, /A-3$/]);

  await page.getByRole('button', { name: 'Close the message' }).first().click();
  await expect(shown(page)).toHaveText([/A-2$/, /A-3$/, /A-4$/]);
  await page.mouse.move(0, 0);
  await page.clock.runFor(31_000);
  await expect(shown(page)).toHaveText([/A-5$/]);
  await page.clock.runFor(31_000);
  await expect(shown(page)).toHaveCount(0);
});
