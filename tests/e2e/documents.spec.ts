import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { chooseFromMore } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const documentsOf = (id: string) => `/dashboard/admin-panel/client-companies/${id}/documents`;
const list = (page: Page) => page.getByRole('table', { name: 'Documents' });

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQjpsNAAGsARVASj/gAAAAAElFTkSuQmCC',
  'base64',
);
const files = {
  policy: { name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdf },
  plan: { name: 'plan.png', mimeType: 'image/png', buffer: png },
  fake: { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
};

const choose = (page: Page, ...chosen: (typeof files)['policy'][]) =>
  page.getByLabel('documents', { exact: true }).setInputFiles(chosen);

test('documents are uploaded together, renamed, downloaded and deleted', async ({
  signInAs,
  seed,
}) => {
  const { id } = await seed.company().create();
  const page = await signInAs('admin');
  await page.goto(documentsOf(id));
  await choose(page, files.policy, files.fake, files.plan);
  await page.getByRole('textbox', { name: 'Title of policy.pdf' }).fill('Drug policy');

  await page.getByRole('button', { name: 'Upload 3 documents' }).click();

  await expect(page.getByText('Document has been successfully added')).toBeVisible();
  await expect(
    page.getByText('File is not a pdf, jpeg, png, xlsx, tiff, csv and therefore rejected.'),
  ).toBeVisible();
  await expect(list(page).getByRole('link')).toHaveText(['Drug policy', 'plan']);

  await list(page).getByRole('link', { name: 'plan' }).click();
  await expect(page.getByRole('img', { name: 'plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Floor plan 2026');
  await page.getByRole('button', { name: 'Rename' }).last().click();
  await expect(page.getByText('Document has been successfully updated')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Floor plan 2026.png');
  expect(await readFile(await download.path())).toEqual(png);

  await chooseFromMore(page, 'Delete');
  await expect(page.getByText('Are you sure to delete this Document?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Document has been successfully deleted')).toBeVisible();
  await expect(list(page).getByRole('link')).toHaveText(['Drug policy']);
});

test('a dropped connection keeps what was chosen, and the upload goes on', async ({
  signInAs,
  seed,
}) => {
  const { id } = await seed.company().create();
  const page = await signInAs('admin');
  await page.goto(documentsOf(id));
  await choose(page, files.policy, files.plan);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Upload 2 documents' }).click();

  const again = page.getByRole('button', { name: 'Try again with 2 documents' });
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await again.click();

  await expect(list(page).getByRole('link')).toHaveText(['plan', 'policy']);
});

test('a company user reads the documents and changes none', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await page.goto('/dashboard/admin-panel/my-company/documents');
  await expect(list(page).getByRole('link').first()).toBeVisible();

  await expect(page.getByRole('button', { name: 'Choose documents' })).toHaveCount(0);
  await list(page).getByRole('link', { name: 'Collection Room, Floor Plan' }).click();

  await expect(page.getByRole('img', { name: 'Collection Room, Floor Plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
});

test('a region manager has no documents', async ({ signInAs }) => {
  const page = await signInAs('region');
  await page.goto('/dashboard/admin-panel/my-company');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Documents' })).toHaveCount(0);

  await page.goto('/dashboard/admin-panel/my-company/documents');

  await expect(page.getByText('You do not have permission to do it.')).toBeVisible();
});

test('list, chosen files and a document are accessible @phone', async ({ signInAs, axe }) => {
  const page = await signInAs('admin');
  await page.goto(documentsOf('1'));
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await choose(page, files.policy, { ...files.fake, name: 'film.mp4' });
  await axe(page);
  await page.getByRole('button', { name: 'Remove policy.pdf' }).click();

  await list(page).getByRole('link', { name: 'Supervisor Training' }).click();

  await expect(page.getByText('This document cannot be shown here.')).toBeVisible();
  await axe(page);
});
