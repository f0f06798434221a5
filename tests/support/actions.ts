import { expect, type Locator, type Page } from '@playwright/test';

/** Types credentials and sends them. The page has to be the sign-in screen. */
export async function sendCredentials(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The field is refused, and says why to assistive technology too. */
export async function expectRefused(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${escaped(message)}$`));
}

/** Opens the menu of the signed-in user and chooses an entry. */
export async function chooseFromProfileMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^My Profile menu/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Opens what is seldom done with the record of the page, and chooses an entry. */
export const chooseFromMore = (page: Page, entry: string): Promise<void> =>
  chooseFrom(page, 'More actions', entry);

/** Chooses an entry of the menu that a button opens. */
export async function chooseFrom(
  page: Page,
  button: string | RegExp,
  entry: string | RegExp,
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Names of the GraphQL operations that a page sends from now on. */
export function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    names.push(operationName);
  });
  return names;
}

/**
 * Goes to another address of the portal as a link on the screen does, without loading the portal anew, which
 * takes five times as long. The page has to be one of the portal.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/**
 * Goes to a page as the browser's own buttons do, without loading the portal again where it runs already: a page load
 * takes several times the CPU of the next page.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const runs = await page.evaluate(() => document.querySelector('main') !== null);
  if (!runs) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState({ ...history.state, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
