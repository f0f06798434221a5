import type {
  DrawnPerson,
  SelectionCertificate,
  SnapshotMember,
} from '@assay/schema/selection-runs/certificate';
import { countOf, noCount, type CountingInput } from '../counting.ts';
import { personHash } from '../person.ts';
import { commitmentHash, outcomeHash, sealed } from '../records.ts';
import { linkOf } from '../seed-chain.ts';
import { selectDrawn } from '../selection.ts';
import { memberLine, snapshotRoot } from '../snapshot.ts';
import { rankByTicket } from '../tickets.ts';

/** A quarter of a pool of 100 at half of the members a year; change what the test is about. */
export const quarterly = (changes: Partial<CountingInput> = {}): CountingInput => ({
  method: 'PERCENTAGE',
  rate: 5_000,
  fixed: 0,
  oversampling: 0,
  periods: 4,
  period: 1,
  activeMembers: [100],
  counted: 0,
  open: 0,
  minimum: 0,
  ...changes,
});

const honestRoot = 'a1'.repeat(32);

/** Who a member is: one in three drives, the others have a number. */
export const somePerson = (memberId: number): DrawnPerson => ({
  memberId,
  name: { salt: hexOf(memberId, 32), firstName: 'Zoë', lastName: `Vale ${memberId}` },
  details: {
    salt: hexOf(memberId + 1_000, 32),
    ...(memberId % 3 === 0
      ? {
          state: 'TX',
          cdlNumber: `D-${memberId}`,
          dateOfBirth: '1980-01-02',
          ssnLastDigits: '3456',
          ssnSeal: hexOf(memberId, 64),
          observationRequired: false,
          employeeCategory: 7,
        }
      : { idNumber: `E-${memberId}` }),
    locationId: 4,
  },
});

const hexOf = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

/** Members 1 to `count`; every tenth has been removed. */
export const someMembers = (count: number): SnapshotMember[] =>
  oldMembers(count).map((member) => ({ ...member, person: personHash(somePerson(member.id)) }));

/** The same as `assay-draw-1` kept them. */
export const oldMembers = (count: number): SnapshotMember[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    status: at % 10 === 9 ? 'REMOVED' : 'ACTIVE',
    category: at % 3 === 0 ? null : (at % 3) + 6,
  }));

/** A certificate as a draw would leave it: pool of 40, 36 of them active, third draw of its chain. */
export function makeCertificate(
  snapshot: SnapshotMember[] = someMembers(40),
  root = honestRoot,
): SelectionCertificate {
  const isOld = snapshot.every(({ person }) => person === undefined);
  const eligible = snapshot.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);
  const snapshotSalt = 'b2'.repeat(32);
  const drugs = countOf(quarterly({ activeMembers: [eligible.length] }));
  const commitment = {
    algorithm: isOld ? ('assay-draw-1' as const) : ('assay-draw-2' as const),
    tenant: 'Assay Demo TPA',
    poolId: 12,
    poolName: 'Northwind drivers “West”',
    runDate: '2026-02-03',
    membersRoot: snapshotRoot(snapshotSalt, snapshot.map(memberLine)),
    members: snapshot.length,
    eligible: eligible.length,
    drugs,
    alcohol: noCount(eligible.length),
    alternates: 2,
    chain: 1,
    firstLink: linkOf(root, 0),
    link: 3,
    previousLink: linkOf(root, 2),
  };
  const outcome = {
    commitment: commitmentHash(commitment),
    runId: 7,
    drawnAt: '2026-02-03T14:05:00.000Z',
    drawnBy: 'Dana Reyes',
    seed: linkOf(root, 3),
    drawn: selectDrawn(rankByTicket(linkOf(root, 3), eligible), {
      drugs: drugs.draw,
      alcohol: 0,
      alternates: 2,
    }),
  };
  return sealed({
    commitment,
    commitmentEntry: { id: 41, at: '2026-02-03T14:04:59.120Z', hash: commitmentHash(commitment) },
    outcome,
    outcomeEntry: { id: 42, at: '2026-02-03T14:05:00.000Z', hash: outcomeHash(outcome) },
    snapshotSalt,
    snapshot,
    ...(isOld ? {} : { people: outcome.drawn.map(({ memberId }) => somePerson(memberId)) }),
  });
}
