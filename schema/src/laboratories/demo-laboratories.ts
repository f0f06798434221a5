import type { LabProviderName } from '../common/lab-providers.ts';
import type { ConnectionPartyName } from './laboratory-words.ts';

/** A connection of the demo data, which the simulator is at the other end of. */
export interface DemoLaboratory {
  tenantId: number;
  /** Host of the tenant. */
  host: string;
  /** Id of the connection in its tenant. */
  id: number;
  /** End of its address at the simulator. */
  slug: string;
  name: string;
  party: ConnectionPartyName;
  provider: LabProviderName | null;
  /** Known to everybody who has the code: for demo data alone. */
  secret: string;
}

const tenants = [
  { tenantId: 1, host: 'localhost', prefix: '' },
  { tenantId: 2, host: 'summit-occupational-health.localhost', prefix: 'summit-' },
] as const;

const parties = [
  { slug: 'mro', name: 'MRO Services', party: 'MRO', provider: null },
  { slug: 'labcorp', name: 'LabCorp', party: 'LABORATORY', provider: 'LabCorp' },
  {
    slug: 'questdiagnostics',
    name: 'Quest Diagnostics',
    party: 'LABORATORY',
    provider: 'QuestDiagnostics',
  },
] as const;

/** The connections of the demo, in the order in which they are made. */
export const demoLaboratories: readonly DemoLaboratory[] = tenants.flatMap(
  ({ tenantId, host, prefix }) =>
    parties.map(({ slug, ...party }, index) => ({
      tenantId,
      host,
      id: index + 1,
      slug: `${prefix}${slug}`,
      ...party,
      secret: `demo-secret-of-${prefix}${slug}-not-for-production`,
    })),
);

/** Beginning of the addresses at which a simulator takes messages. */
export const SIMULATED_PATH = '/simulated/';
