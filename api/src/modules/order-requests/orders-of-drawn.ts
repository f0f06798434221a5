import type { PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import type { PoolLabAccount } from '@assay/schema/test-pools/pool-ordering';
import type { TestKind } from '@assay/schema/selection-runs/run-participant.list';
import type { OrderOfDrawn } from '../lab-orders/place-lab-orders.service.ts';
import type { DrawnPerson, OrderingPool } from './drawn-persons.repository.ts';
import { orderFaultTexts } from './order-fault-texts.ts';

/** Breath, by its number (C s3). */
const BREATH = 4;

/** What is known of a lab account beside what the pool says of it. */
export interface AccountFacts {
  specimenTypeId: number;
  supportsComboOrders: boolean;
  breathCodes: readonly number[];
}

/** An order, or why there is none. */
export type Wanted = { order: OrderOfDrawn; fault: null } | { order: null; fault: string };

interface Terms {
  pool: OrderingPool;
  factsOf: (labAccountLocationId: number) => AccountFacts | undefined;
  /** The ids that the company of the person takes. */
  idTypes: readonly PrimaryIdTypeName[];
  compliance: object | null;
}

const missing = (fault: string): Wanted => ({ order: null, fault });

/** Electronic orders of Quest Diagnostics take SSNs alone (decision 41). */
const sendableTypes = (
  { testOrderType }: OrderingPool,
  provider: PoolLabAccount['provider'],
  taken: readonly PrimaryIdTypeName[],
): readonly PrimaryIdTypeName[] =>
  testOrderType === 'ELECTRONIC_ORDER' && provider === 'QuestDiagnostics'
    ? taken.filter((type) => type === 'SSN')
    : taken;

const testTypeOf = (kinds: readonly TestKind[]) =>
  kinds.length === 2
    ? ('DRUG_AND_ALCOHOL' as const)
    : kinds[0] === 'alcohol'
      ? ('ALCOHOL' as const)
      : ('DRUG' as const);

function orderAt(
  person: DrawnPerson,
  account: PoolLabAccount,
  facts: AccountFacts,
  kinds: readonly TestKind[],
  { pool, idTypes, compliance }: Terms,
): Wanted {
  const id = person.idOf(sendableTypes(pool, account.provider, idTypes));
  if (id === null) return missing(orderFaultTexts.noId);
  const isElsewhere = account.isCollectedOnSite || account.isThirdPartyCollectionSite;
  const isCombo =
    kinds.length === 2 && facts.specimenTypeId !== BREATH && facts.supportsComboOrders;
  const order: OrderOfDrawn = {
    labOrderType:
      pool.testOrderType === 'ELECTRONIC_ORDER' ? 'ELECTRONIC_ORDER' : 'PAPER_CCF_ORDER',
    specimenTypeId: facts.specimenTypeId,
    labAccountLocationId: account.labAccountLocationId,
    donor: {
      firstName: person.firstName,
      lastName: person.lastName,
      dateOfBirth: person.dateOfBirth,
      reasonForTest: 'RANDOM',
      locationId: account.locationId,
      ...id,
    },
    collectedOnSite: account.isCollectedOnSite,
    thirdPartyCollected: account.isThirdPartyCollectionSite,
    thirdPartySiteAddressName: account.collectionSiteName,
    thirdPartySiteAddress:
      account.collectionSiteAddress1 === null ||
      account.collectionSiteCity === null ||
      account.collectionSiteState === null ||
      account.collectionSiteZip === null
        ? null
        : {
            addressLine1: account.collectionSiteAddress1,
            addressLine2: account.collectionSiteAddress2,
            city: account.collectionSiteCity,
            state: account.collectionSiteState,
            zip: account.collectionSiteZip,
          },
    specimenId: person.specimenId,
    labOrder: {
      testCodes: [...account.testCodes],
      testType: testTypeOf(kinds),
      siteId: isElsewhere ? null : account.labSiteCode,
      siteZip: isElsewhere ? null : account.zipCode,
      testingAgency: pool.agency,
      isComboOrder: isCombo,
      comboBreathTestCodes: isCombo ? [...facts.breathCodes] : [],
    },
    runParticipantId: person.participantId,
    compliance,
  };
  return { order, fault: null };
}

/**
 * What is ordered for somebody who was drawn, by what the pool names for the person's location: drugs at the first account that is not
 * for breath, alcohol at one for breath, or besides at one that takes both in an order. On paper one form may ask for both.
 */
export function ordersOf(person: DrawnPerson, terms: Terms): Wanted[] {
  const { pool, factsOf } = terms;
  const known = pool.labAccounts
    .filter(({ locationId }) => locationId === person.locationId)
    .flatMap((account) => {
      const facts = factsOf(account.labAccountLocationId);
      return facts === undefined ? [] : [{ account, facts }];
    });
  const main = known.find(({ facts }) => facts.specimenTypeId !== BREATH);
  const breath = known.find(({ facts }) => facts.specimenTypeId === BREATH);
  if (main === undefined && breath === undefined) return [missing(orderFaultTexts.noAccount)];
  const wanted: Wanted[] = [];
  const order = (at: NonNullable<typeof main>, kinds: readonly TestKind[]): void =>
    void wanted.push(orderAt(person, at.account, at.facts, kinds, terms));
  const asks = (kind: TestKind): boolean => person.kinds.includes(kind);
  const takesBoth =
    main !== undefined &&
    breath === undefined &&
    (pool.testOrderType === 'PAPER_CCF_ORDER' || main.facts.supportsComboOrders);
  if (main !== undefined && takesBoth && person.kinds.length === 2) {
    order(main, person.kinds);
    return wanted;
  }
  if (asks('drugs')) {
    if (main === undefined) wanted.push(missing(orderFaultTexts.noDrugAccount));
    else order(main, ['drugs']);
  }
  if (asks('alcohol')) {
    if (breath !== undefined) order(breath, ['alcohol']);
    else if (main !== undefined && pool.testOrderType === 'PAPER_CCF_ORDER')
      order(main, ['alcohol']);
    else wanted.push(missing(orderFaultTexts.noBreathAccount));
  }
  return wanted;
}
