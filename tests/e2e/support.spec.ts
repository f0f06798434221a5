import { expect, test } from '../support/test.ts';
import { summitHost } from '../support/users.ts';

test('@phone customer service of the tenant can be called and written to', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('summit');
  const origin = (process.env['PORTAL_URL'] ?? '').replace('localhost', summitHost);
  await page.goto(`${origin}/dashboard/support`);

  await expect(page.getByText('Customer service of Summit Occupational Health')).toBeVisible();
  await expect(page.getByRole('link', { name: '(801) 555-0140' })).toHaveAttribute(
    'href',
    'tel:+18015550140',
  );
  await expect(page.getByRole('link', { name: 'help@summit.test' })).toHaveAttribute(
    'href',
    'mailto:help@summit.test',
  );
  // What others wrote of the portal's scripts is passed on with their licenses.
  const address = await page
    .getByRole('link', { name: 'Third-party notices' })
    .getAttribute('href');
  const notices = await page.evaluate(async (file) => (await fetch(file)).text(), `${address}`);
  for (const each of ['react-dom', '@apollo/client', 'Permission is hereby granted', 'Inter 4.1'])
    expect(notices).toContain(each);
  await axe(page);
});

test("a tenant that set neither shows the product's customer service", async ({
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}/dashboard/support`);

  await expect(page.getByRole('link', { name: '(800) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+18005550100',
  );
  await expect(page.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  );
});
