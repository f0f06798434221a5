import { primaryIdTypesOf, type PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import type { Tx } from '../../core/database/database.ts';
import { holdAccount } from '../lab-orders/place-lab-orders.service.ts';
import { readTestingSettings } from '../profile/own-settings.service.ts';
import type { DrawnPerson, OrderingPool } from './drawn-persons.repository.ts';
import { orderFaultTexts } from './order-fault-texts.ts';
import type { LocationCompliance, RequestRow } from './order-requests.repository.ts';
import { ordersOf, type AccountFacts, type Wanted } from './orders-of-drawn.ts';

/** What is read once for all people. */
interface Catalogue {
  facts: ReadonlyMap<number, AccountFacts>;
  /** The ids that the companies of the people take. */
  idTypes: ReadonlyMap<number, readonly PrimaryIdTypeName[]>;
}

async function readIdTypes(tx: Tx, people: readonly DrawnPerson[]): Promise<Catalogue['idTypes']> {
  const idTypes = new Map<number, readonly PrimaryIdTypeName[]>();
  for (const companyId of new Set(people.map((person) => person.companyId))) {
    const { PRIMARY_TYPE_SETTINGS } = await readTestingSettings({ tx }, companyId);
    idTypes.set(companyId, primaryIdTypesOf(PRIMARY_TYPE_SETTINGS));
  }
  return idTypes;
}

async function readFacts(tx: Tx, { labAccounts }: OrderingPool): Promise<Catalogue['facts']> {
  const facts = new Map<number, AccountFacts>();
  for (const { labAccountLocationId: id } of labAccounts) {
    const account = await holdAccount(tx, id);
    if (account !== null)
      facts.set(id, {
        specimenTypeId: account.master_account_type,
        supportsComboOrders: account.supports_combo_orders,
        breathCodes: account.codes.filter(({ isBreath }) => isBreath).map((code) => code.id),
      });
  }
  return facts;
}

/** What the orders of some people of a run need to know. */
export const readCatalogue = async (
  tx: Tx,
  pool: OrderingPool,
  people: readonly DrawnPerson[],
): Promise<Catalogue> => ({
  facts: await readFacts(tx, pool),
  idTypes: await readIdTypes(tx, people),
});

const complianceAt = (request: RequestRow, locationId: number | null): LocationCompliance =>
  (request.compliance as Record<string, LocationCompliance>)[String(locationId)] ?? {};

/** What is wanted for each person: a panel on the spot, or orders. */
export function wantedFor(
  person: DrawnPerson,
  {
    request,
    pool,
    catalogue: { facts, idTypes },
  }: { request: RequestRow; pool: OrderingPool; catalogue: Catalogue },
): Wanted[] {
  const { refused, kept = null } = complianceAt(request, person.locationId);
  if (refused !== undefined) return [{ order: null, fault: refused }];
  if (pool.testOrderType === 'INSTANT')
    return pool.panelLocations.has(person.locationId ?? 0)
      ? []
      : [{ order: null, fault: orderFaultTexts.noPanel }];
  return ordersOf(person, {
    pool,
    factsOf: (id) => facts.get(id),
    idTypes: idTypes.get(person.companyId) ?? [],
    compliance: kept,
  });
}
