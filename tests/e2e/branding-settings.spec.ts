import type { Page } from '@playwright/test';
import { expectRefused } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const custom = '/dashboard/admin-panel/settings/custom';

/** The violet that is picked, #6D28D9, in the tone in which the portal shows it: no lighter than an accent may be. */
const violet = 'rgb(105, 32, 212)';
const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20">${body}</svg>`);
const logo = {
  name: 'cedar.svg',
  mimeType: 'image/svg+xml',
  buffer: svg('<rect width="80" height="20" fill="#6d28d9"/>'),
};

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });
const color = (page: Page) => page.getByRole('textbox', { name: 'Main color' });
const preview = (page: Page) => page.getByRole('group', { name: 'Preview of the portal' });
const createInPreview = (page: Page) => preview(page).getByText('Create Company');
const chooseLogo = (page: Page, file: typeof logo) =>
  page.getByRole('button', { name: 'Logo', exact: true }).setInputFiles(file);
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

test('@phone logo and color are previewed, and the whole portal wears them once they are saved', async ({
  axe,
  ownPage: page,
  ownTenant: { name, url },
}) => {
  await page.goto(`${url}${custom}`);
  await expect(page.getByText('No logo: the default is shown')).toBeVisible();
  await expect(page.getByText('#1B5E9B (default)')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(heading(page, 'Edit Global Custom Settings')).toBeVisible();

  await chooseLogo(page, logo);
  await expect(page.getByText('Logo has been successfully uploaded')).toBeVisible();
  await expect(page.getByAltText('Logo')).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: 'Violet' }).click();
  await expect(color(page)).toHaveValue('#6D28D9');
  await expect(createInPreview(page)).toHaveCSS('background-color', violet);
  await expect(save(page)).not.toHaveCSS('background-color', violet);
  await axe(page);
  await save(page).click();

  await expect(page.getByText('Settings has been successfully updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCSS(
    'background-color',
    violet,
  );
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    /^\/api\/tenantstyle\/logo\//,
  );
  await axe(page);
  await page.evaluate(() => localStorage.removeItem('assay.session'));
  await page.goto(`${url}/sign-in`);
  await expect(page).toHaveTitle(`Sign in · ${name}`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', violet);
  const image = page.getByRole('main').locator('img');
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('the color is picked in the area with the keyboard', async ({ signInAs }) => {
  const page = await signInAs('super');
  await page.goto(`${custom}/edit`);
  const before = await color(page).inputValue();

  await page.getByRole('slider', { name: /hue/i }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');

  await expect(color(page)).not.toHaveValue(before);
  await expect(color(page)).toHaveValue(/^#[0-9A-F]{6}$/);
});

test('removing the logo and the color brings the defaults back', async ({
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}${custom}/edit`);
  await chooseLogo(page, logo);
  await expect(page.getByAltText('Logo')).toBeVisible();
  await color(page).fill('#B45309');
  await save(page).click();
  await expect(heading(page, 'Global Custom Settings')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();

  await page.getByRole('button', { name: 'Remove logo' }).click();
  await page.getByRole('button', { name: 'Use the default' }).click();
  await save(page).click();

  await expect(heading(page, 'Global Custom Settings')).toBeVisible();
  await expect(page.getByText('No logo: the default is shown')).toBeVisible();
  await expect(page.getByText('#1B5E9B (default)')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
});

test('@phone what is no logo and what is no color is refused in words', async ({
  axe,
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}${custom}/edit`);
  const told = page.getByRole('alert');

  await chooseLogo(page, { ...logo, name: 'cedar.gif', mimeType: 'image/gif' });
  await expect(
    told.filter({ hasText: 'File is not a png, svg and therefore rejected.' }),
  ).toBeVisible();
  await chooseLogo(page, { ...logo, buffer: Buffer.alloc(1024 * 1024 + 1, 32) });
  await expect(told.filter({ hasText: 'File is over 1 MB and therefore rejected.' })).toBeVisible();
  await chooseLogo(page, { ...logo, buffer: svg('<script>alert(1)</script>') });
  await expect(
    told.filter({ hasText: 'File is not a png, svg and therefore rejected.' }),
  ).toBeVisible();
  await color(page).fill('#6D2');
  await save(page).click();
  await expectRefused(color(page), 'Enter a color as #RRGGBB.');
  await axe(page);
});
