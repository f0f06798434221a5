import { expect, test } from '../support/test.ts';
import { seedDrawn } from '../support/drawn-seed.ts';
import { deactivate } from '../support/pool-seed.ts';

test('who answers for a location sees who was drawn there, calls whom to ask, and notes who was told @phone', async ({
  signInAs,
  seed,
  axe,
}) => {
  const { poolId, lastName } = await seedDrawn(seed, 'location@northwind.test');
  const page = await signInAs('location');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Drawn, not notified/ }).click();
  await expect(page.getByRole('heading', { name: 'People to Send', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Remove filter Notice: Not notified' }),
  ).toBeVisible();

  const row = page.getByRole('row', { name: new RegExp(`Robin ${lastName}`) });
  await expect(row).toContainText('Not notified');
  await expect(row).toContainText('Drug');
  await expect(row).toContainText('Not ordered yet');
  await expect(row.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  await axe(page);

  await page.getByRole('button', { name: `Actions for Robin ${lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Mark as notified' }).click();
  await expect(page.getByText('Marked as notified.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove filter Notice: Not notified' }).click();
  await expect(row).toContainText('Notified');

  // Who runs the draws reads who was told; a company user reads neither.
  const admin = await signInAs('admin');
  await admin.goto(
    `/dashboard/random-test-pools/participants?searchQuery=lastName[SW]=${lastName}`,
  );
  await expect(admin.getByRole('row', { name: new RegExp(`Robin ${lastName}`) })).toContainText(
    /\d{2}\/\d{2}\/\d{4}, \d/,
  );
  const user = await signInAs('companyUser');
  await user.goto('/dashboard/people-to-send');
  await expect(user.getByRole('heading', { level: 1 })).not.toHaveText('People to Send');
  await deactivate(seed, poolId);
});
