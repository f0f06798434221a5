import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the profile of an internal user by the address that signs in. */
async function openUser(page: Page, username: string): Promise<void> {
  await page.goto(`/dashboard/admin-panel/users/md?q=${encodeURIComponent(username)}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Permissions' })).toBeVisible();
}

test('@phone a permission is granted with a reason, and returned to the role', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('super');
  await openUser(page, 'mfa@assay.test');
  const permission = "Change the portal's logo and color";

  await button(page, 'Grant permission').click();
  await page.getByRole('combobox', { name: 'Permission' }).selectOption(permission);
  await button(page, 'Grant').click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Brings the new logo');
  await button(page, 'Grant').click();

  await expect(page.getByText('Permission granted.')).toBeVisible();
  await expect(page.getByText(/Reason: Brings the new logo/)).toBeVisible();
  await axe(page);
  await button(page, `Return to the role: ${permission}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to role' }).click();
  await expect(page.getByText(/Reason: Brings the new logo/)).toHaveCount(0);
});

test('sessions and sign-ins stand on the profile of a user, and the own ones on the own', async ({
  signInAs,
}) => {
  const page = await signInAs('super');
  await openUser(page, 'super@assay.test');

  await expect(button(page, 'Grant permission')).toHaveCount(0);
  await expect(page.getByText('This session')).toBeVisible();
  await expect(page.getByText('Signed in', { exact: true }).first()).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('This session')).toBeVisible();
});
