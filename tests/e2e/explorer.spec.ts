import { expect, test } from '../support/test.ts';

test('the explorer is of this portal alone, and asks with its session', async ({ signInAs }) => {
  const page = await signInAs('admin');
  const foreign: string[] = [];
  const refused: string[] = [];
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text().slice(0, 200));
  });
  await page.goto('/graphql');

  // It asks which of the operations to run once it has read them all.
  const viewer = page.getByRole('menuitem', { name: 'Viewer', exact: true });
  await expect(async () => {
    await page.getByRole('button', { name: /execute/i }).click();
    await expect(viewer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await viewer.click();

  await expect(page.getByRole('region', { name: /result/i })).toContainText('READ_ALL_COMPANIES');
  await expect(page.getByRole('link', { name: 'Open in Apollo Sandbox' })).toHaveAttribute(
    'href',
    `https://studio.apollographql.com/sandbox/explorer?${new URLSearchParams({ endpoint: `${origin}/graphql` })}`,
  );
  expect({ foreign, refused }).toEqual({ foreign: [], refused: [] });
});
