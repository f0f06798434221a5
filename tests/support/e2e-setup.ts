import { startPortal } from './portal.ts';

/** Lines of the log that are warnings or errors. */
const complaintsOf = (output: string) =>
  output.split('\n').filter((line) => /^\{"level":[4-6]0,/.test(line));

/**
 * One portal with the demo data for the whole browser run, whose laboratories need seconds; the workers find it in the environment.
 * PORTAL_URL, SIMULATOR_URL and PORTAL_DATA name one that runs already. What it logs as wrong fails the run.
 */
export default async function setup() {
  if (process.env['PORTAL_URL'] !== undefined) return undefined;
  const portal = await startPortal({ env: { RATE_LIMIT: 'off', SIMULATOR_PACE_MS: '8000' } });
  process.env['PORTAL_URL'] = portal.url;
  process.env['SIMULATOR_URL'] = portal.simulatorUrl;
  process.env['PORTAL_DATA'] = portal.data;
  return async () => {
    await portal.stop();
    const complaints = complaintsOf(portal.output());
    if (complaints.length > 0) throw new Error(`The portal logged:\n${complaints.join('\n')}`);
  };
}
