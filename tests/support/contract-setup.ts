import type { TestProject } from 'vitest/node';
import { startPortal } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
    apiUrl: string;
  }
}

/** One portal for all contract tests; PORTAL_URL and PORTAL_API_URL name one that runs already. */
export default async function setup(project: TestProject) {
  const { PORTAL_URL, PORTAL_API_URL } = process.env;
  if (PORTAL_URL !== undefined && PORTAL_API_URL !== undefined) {
    project.provide('url', PORTAL_URL);
    project.provide('apiUrl', PORTAL_API_URL);
    return undefined;
  }
  const portal = await startPortal({ env: { RATE_LIMIT: 'off' } });
  project.provide('url', portal.url);
  project.provide('apiUrl', portal.apiUrl);
  return () => portal.stop();
}
