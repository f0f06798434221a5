/** Where the laboratory simulator of the portal has its page. */
const simulatorUrl = process.env['SIMULATOR_URL'] ?? 'http://127.0.0.1:4002';

interface Switches {
  mode?: 'normal' | 'refuse';
  finding?: 'byDistribution' | 'negative' | 'positive';
}

/**
 * Says how the simulated laboratories behave from now on, and what they find, by the switches of their page
 * (docs/laboratory-interface.md). What is not named stays.
 */
export async function switchLaboratories(switches: Switches): Promise<void> {
  const body = new URLSearchParams({ ...switches });
  const { status } = await fetch(`${simulatorUrl}/switch`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  if (status !== 303) throw new Error(`The simulator answered ${status}.`);
}
