/**
 * Keeps the shell of the portal: its page, and the scripts, styles and fonts under /assets, which are the same for everybody.
 * No record is ever kept: nothing else is looked at, neither calls of GraphQL nor files, and no page that was opened.
 * A release is registered under an address of its own. It waits until no page of the former one is open, and takes
 * away what that has kept; pages are asked of the server first, so the new one is in force before that.
 */
const release = new URL(self.location.href).searchParams.get('release') ?? '';
const CACHE = `assay-shell ${release}`;
const SHELL = '/';

/** What is opened by its address and is no page of the portal, such as a download. */
const otherThanPages =
  /^\/(?:api|assets|brand|download|explorer|files|graphql|upload)(?:\/|$)|\.[A-Za-z0-9]{1,8}$/;

async function keepShell() {
  const shell = await fetch(SHELL, { cache: 'no-store', credentials: 'omit' });
  if (!shell.ok) throw new Error(`The shell was answered with ${shell.status}.`);
  const page = await shell.clone().text();
  const parts = new Set(page.match(/\/assets\/[\w./-]+/g));
  const cache = await caches.open(CACHE);
  await Promise.all([cache.put(SHELL, shell), cache.addAll([...parts])]);
}

async function forgetFormer() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function pageFor(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (shell === undefined) throw error;
    return shell;
  }
}

/** A part has its content in its name, so what is kept is what the server would answer. */
async function partFor(request) {
  const kept = await caches.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request.url, answer.clone());
  }
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(forgetFormer()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(partFor(request));
  else if (request.mode === 'navigate' && !otherThanPages.test(pathname))
    event.respondWith(pageFor(request));
});
