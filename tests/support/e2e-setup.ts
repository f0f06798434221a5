import { startPortal } from './portal.ts';

/**
 * One portal with the demo data for the whole browser run; the workers find it in the environment.
 * PORTAL_URL and PORTAL_DATA name one that runs already.
 */
export default async function setup() {
  if (process.env['PORTAL_URL'] !== undefined) return undefined;
  const portal = await startPortal({ env: { RATE_LIMIT: 'off' } });
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_DATA'] = portal.data;
  return () => portal.stop();
}
