import { demoLaboratories } from '@assay/schema/laboratories/demo-laboratories';
import { endedAt, iso, type Stored } from './demo-test-rows.ts';

/** Who determines in the demo: no laboratory verifies what it found itself (49 CFR 40.101). */
const mro = demoLaboratories.find(({ party }) => party === 'MRO')?.name ?? 'MRO';

/** What laboratories tell of tests without a specimen. */
const endings: Partial<Record<string, string>> = {
  EXPIRED_NO_SHOW: 'The order expired; nobody came.',
  REFUSAL_TO_TEST: 'The donor refused the test.',
  UNABLE_TO_PROVIDE: 'The donor could not give a specimen.',
};

interface Step {
  kind: string;
  at: Date;
  by?: 'STAFF' | 'MRO';
  mro_only?: boolean;
  note?: string | null;
}

function stepsOf({ test, test_status: status }: Stored): Step[] {
  const { orderedAt, reportedAt, verifiedAt, ended } = test;
  if (test.isInstant)
    return [
      { kind: 'COLLECTED', at: orderedAt, by: 'STAFF' },
      { kind: 'RELEASED', at: orderedAt, by: 'STAFF' },
      ...(test.unconfirmedAt === undefined
        ? []
        : [{ kind: 'ENDED_UNCONFIRMED', at: test.unconfirmedAt, by: 'STAFF' } as const]),
    ];
  const placed: Step[] = [
    { kind: 'ORDERED', at: orderedAt, by: 'STAFF' },
    { kind: 'ACCEPTED', at: new Date(orderedAt.getTime() + 4_000) },
  ];
  if (ended !== null)
    return [...placed, { kind: 'CANCELLED', at: endedAt(test), note: endings[ended] ?? null }];
  const tested: Step[] = [
    { kind: 'COLLECTED', at: test.collectedAt },
    { kind: 'RECEIVED', at: test.receivedAt },
    { kind: 'REPORTED', at: reportedAt, mro_only: true },
  ];
  if (status === 'MRO_VERIFIED')
    tested.push(
      { kind: 'VERIFIED', at: verifiedAt, by: 'MRO', mro_only: true },
      { kind: 'RELEASED', at: verifiedAt, by: 'MRO' },
    );
  if (status === 'TEST_COMPLETED') tested.push({ kind: 'RELEASED', at: reportedAt });
  return [...placed, ...tested];
}

/** What happened to a test by now, as `test_events` has it: who did it, and from where we know it. */
export function eventsOf(stored: Stored, now: Date): object[] {
  const { id, test } = stored;
  return stepsOf(stored).flatMap(({ kind, at, by, mro_only = false, note = null }) => {
    if (at > now) return [];
    const sender = by === 'MRO' ? mro : test.place.provider;
    const told = by === 'STAFF' ? [test.place.der_full_name, 'portal'] : [sender, sender];
    const [actor, source] = told;
    return [{ test_result_id: id, kind, at: iso(at), actor, source, mro_only, note }];
  });
}
