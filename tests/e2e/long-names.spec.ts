import { seedPool } from '../support/pool-seed.ts';
import { uniqueName } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

/** As long as a name may be, without a blank to break the line at. */
const endless = 'W'.repeat(255);

test.use({ contactName: endless });

for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/profile/edit']) {
  test(`@phone the longest name does not widen ${path}`, async ({
    ownPage: page,
    ownTenant: { url },
  }) => {
    await page.goto(`${url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const { wide, width } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(wide).toBe(width);
    const menu = page.getByRole('button', { name: /^My Profile menu/ });
    const box = await menu.boundingBox();
    // One line, high enough for a finger.
    expect(box?.height).toBeLessThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeInViewport({ ratio: 1 });
  });
}

test('the longest name leaves the other columns of a list on the paper', async ({
  signInAs,
  seed,
}) => {
  const companyName = uniqueName(endless).replaceAll(' ', '').slice(-255);
  await seed.company().with({ companyName }).create();
  const page = await signInAs('admin');
  await page.goto('/dashboard/admin-panel/client-companies');
  await page.getByRole('searchbox').first().fill(companyName);
  await expect(page.getByText('1 company')).toBeVisible();

  // As wide as a letter across.
  await page.setViewportSize({ width: 980, height: 720 });
  await page.emulateMedia({ media: 'print' });

  const last = await page.getByRole('columnheader', { name: 'Client Since' }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(980);
});

test('@phone the longest name of a company does not widen its pool', async ({ signInAs, seed }) => {
  const companyName = uniqueName(endless).replaceAll(' ', '').slice(-255);
  const company = await seed.company().with({ companyName }).create();
  const pool = await seedPool(seed, false, { companyId: company.id });
  const page = await signInAs('admin');

  await page.goto(`/dashboard/admin-panel/test-pools/${pool.id}`);

  await expect(page.getByRole('link', { name: companyName })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
});
