import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' });
const city = (page: Page) => page.getByRole('textbox', { name: 'City' });

/** The form of the own profile with an unsaved edit, reached from the profile. */
async function editProfile(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/dashboard/profile`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await city(page).fill('Tulsa');
}

test('@phone leaving a form with unsaved changes asks Stay or Leave', async ({ axe, signInAs }) => {
  const page = await signInAs('companyUser');
  await editProfile(page);
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(question(page)).toContainText(
    'You have unsaved changes. Do you want to leave this page?',
  );
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();
  await axe(page);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/dashboard/profile/edit');
  await expect(city(page)).toHaveValue('Tulsa');

  await page.getByRole('banner').getByRole('link').first().click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Escape, Cancel and the back button ask as well', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await editProfile(page);

  await page.getByRole('button', { name: 'Cancel' }).click();
  // The question takes keys once it has the focus, a frame after it is in sight.
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(city(page)).toHaveValue('Tulsa');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/dashboard/profile/edit');
  await expect(city(page)).toHaveValue('Tulsa');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('a question goes also when it has faded out while the page was busy', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await editProfile(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();

  // The order of Safari on a busy page: the animation has ended before the frame that would listen for its end.
  await page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      frame(() => setTimeout(() => callback(performance.now()), 500));
  });
  await page.keyboard.press('Escape');

  await expect(question(page)).toBeHidden();
  await expect(city(page)).toHaveValue('Tulsa');
});

test('a form without changes is left without a question', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await editProfile(page);
  await city(page).fill('');
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page).toHaveURL('/dashboard/profile');
  await expect(question(page)).toBeHidden();
});

test('after a save nothing is asked', async ({ ownPage: page, ownTenant: { url } }) => {
  await page.goto(`${url}/dashboard/profile/edit`);
  await page.getByRole('textbox', { name: 'Cell Phone' }).fill('5125550142');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${url}/dashboard/profile`);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expect(question(page)).toBeHidden();
});

test('closing the tab asks in the words of the browser', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await editProfile(page);
  const asked = page.waitForEvent('dialog');

  await page.close({ runBeforeUnload: true });

  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  const closed = page.waitForEvent('close');
  await dialog.accept();
  await closed;
});

test('@phone the save bar breaks neither its count nor its buttons', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await page.goto('/dashboard/profile/change-password');
  const count = page.getByText('No unsaved changes');
  await expect(count).toBeVisible();
  const boxOf = async (button: string) =>
    (await page.getByRole('button', { name: button, exact: true }).boundingBox()) ?? { y: 0 };

  expect((await count.boundingBox())?.height).toBeLessThan(30);
  expect((await boxOf('Cancel')).y).toBe((await boxOf('Change password')).y);
});
