import { sql } from 'drizzle-orm';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { Tx } from '../../core/database/database.ts';
import { insertRows, nextIds } from '../../core/database/insert-rows.ts';
import { eventsOf } from './demo-events.ts';
import {
  endedAt,
  instantOf,
  iso,
  open,
  orderOf,
  rowOf,
  standing,
  type Stored,
  type Substance,
} from './demo-test-rows.ts';
import { levelsOf, reportsOf } from './demo-reports.ts';
import { contactsOf, withReviews, type ReviewedTest } from './demo-reviews.ts';
import { makeHistory } from './make-history.ts';
import type { DemoTest, OrderPlace } from './make-tests.ts';
import type { Random } from './random.ts';

export const orderPlaces = (tx: Tx): Promise<OrderPlace[]> =>
  tx.rows<OrderPlace>(sql`
    select l.company_id, l.location_id, l.id as lab_account_location_id, l.lab_account_id, a.provider, a.master_account_id,
      l.sub_account_id, l.program, p.der_full_name, p.der_phone_number, (
        select jsonb_build_object('id', c.id, 'testCode', c.test_code, 'name', c.name, 'profileId', o.profile_id)
        from lab_account_location_test_codes o join test_codes c on c.id = o.test_code_id
        where o.lab_account_location_id = l.id and not o.is_combo_breath order by c.id limit 1) as test_code,
      jsonb_build_object('fullName', m.full_name, 'providerId', m.provider_id, 'addressLine1', m.address_address_line1,
        'addressLine2', m.address_address_line2, 'city', m.address_city, 'state', m.address_state, 'zip', m.address_zip,
        'phone', m.phone, 'fax', m.fax) as mro
    from lab_account_locations l join lab_accounts a on a.id = l.lab_account_id join locations p on p.id = l.location_id
      join mros m on m.id = l.mro_id
    where l.deleted_at is null order by l.company_id, l.location_id, l.id`);

const substances = (tx: Tx): Promise<Substance[]> =>
  tx.rows<Substance>(
    sql`select d.id, d.name, d.abbreviation, d.type, (
        select c.urine_col from drug_cutoffs c where c.drug_adulterant_id = d.id order by c.valid_from desc limit 1) as cutoff
      from drug_adulterants d where d.type = 'DRUG' and d.deleted_at is null order by d.id limit 5`,
  );

/** The category of drivers, which all DOT orders of the demo are for. */
const driverCategory = async (tx: Tx): Promise<number | null> => {
  const row = await tx.row<{ id: number }>(sql`
    select g.id from dot_employee_categories g join dot_agencies a on a.id = g.agency_id where a.agency = 'FMCSA'`);
  return row?.id ?? null;
};

/** So many tests of two years of a tenant, over all statuses. */
export async function seedTests(tx: Tx, random: Random, count: number): Promise<void> {
  const now = new Date();
  const tests = makeHistory(random, await orderPlaces(tx), count, now);
  await storeTests(tx, withReviews(tests, now), now);
}

/** The tests with their ids; one that confirms another stands behind it, in the same case. */
async function withIds(tx: Tx, tests: readonly ReviewedTest[], now: Date): Promise<Stored[]> {
  const cases = await nextIds(tx, 'test_cases', tests.length);
  const filed = tests.flatMap((test, index) =>
    (test.confirmation === undefined ? [test] : [test, test.confirmation]).map(
      (each: DemoTest) => ({
        test: each,
        caseId: cases[index] ?? 0,
        isConfirmation: each !== test,
      }),
    ),
  );
  const ids = await nextIds(tx, 'test_results', filed.length);
  return filed.map(({ isConfirmation, ...each }, index) => ({
    ...each,
    id: ids[index] ?? 0,
    confirmsId: isConfirmation ? (ids[index - 1] ?? null) : null,
    ...standing(each.test, now),
  }));
}

/** The case of a test, which ends with the last test in it. */
function caseOf({ test, caseId, ...first }: Stored, last: Stored): object {
  const isOpen = open.has(last.test_status);
  return {
    id: caseId,
    company_id: test.place.company_id,
    location_id: test.place.location_id,
    program: test.place.program,
    status: isOpen ? 'OPEN' : 'CLOSED',
    closed_at: isOpen ? null : (last.released_at ?? first.released_at ?? iso(endedAt(test))),
    reason_for_test: test.reason,
    first_name: test.first_name,
    last_name: test.last_name,
    primary_id_type: test.primary_id_type,
    primary_id: test.primary_id,
    date_of_birth: test.date_of_birth,
    phone: test.phone,
    is_donor_accept_test: test.isInstant ? true : null,
    run_participant_id: test.drawn?.participantId ?? null,
    created_by: test.place.der_full_name,
    created_at: iso(test.orderedAt),
    updated_at: iso(test.orderedAt),
    version: 1,
  };
}

/** Stores tests as they stand by now, with what is not released behind the wall. */
export async function storeTests(tx: Tx, tests: readonly ReviewedTest[], now: Date): Promise<void> {
  const drugs = await substances(tx);
  const category = await driverCategory(tx);
  const all = await withIds(tx, tests, now);
  const cases = all.flatMap((each, index) => {
    const next = all[index + 1];
    if (each.confirmsId !== null) return [];
    return [caseOf(each, next?.confirmsId === each.id ? next : each)];
  });
  await insertRows(tx, 'test_cases', cases);
  // At once: what keeps sums over tests compares each statement with what was kept before it.
  const results = all.map((each) => rowOf(each, category, now));
  await insertRows(tx, 'test_results', results, results.length);
  const labs = all.filter(({ test }) => !test.isInstant);
  await insertRows(tx, 'lab_orders', labs.map(orderOf));
  const instants = all.filter(({ test }) => test.isInstant);
  await insertRows(
    tx,
    'instant_tests',
    instants.map((each) => instantOf(each, drugs)),
  );
  await beyondTheWall(tx, () => seedReports(tx, all, drugs, now));
}

/** The contact log of tests under review. */
async function seedContacts(tx: Tx, all: readonly Stored[], now: Date): Promise<void> {
  const contacts = all.flatMap(({ test, id }) => contactsOf(test, id, now));
  const ids = await nextIds(tx, 'mro_contacts', contacts.length);
  await insertRows(
    tx,
    'mro_contacts',
    contacts.map((contact, index) => ({ id: ids[index], ...contact })),
  );
}

/** Reports and steps, of which some are for MRO staff alone. */
async function seedReports(
  tx: Tx,
  all: readonly Stored[],
  drugs: readonly Substance[],
  now: Date,
): Promise<void> {
  const reports = all.flatMap((each) => reportsOf(each, drugs, now));
  await seedContacts(tx, all, now);
  const ids = await nextIds(tx, 'test_reports', reports.length);
  await insertRows(
    tx,
    'test_reports',
    reports.map((report, index) => ({ id: ids[index], ...report })),
  );
  const reviewed = new Map(all.flatMap((each) => (each.test.review ? [[each.id, each]] : [])));
  await insertRows(
    tx,
    'test_report_levels',
    reports.flatMap(({ test_result_id: testId, lines }, index) => {
      const each = reviewed.get(testId);
      return each === undefined
        ? []
        : [{ test_report_id: ids[index], is_shown: false, levels: levelsOf(each, lines) }];
    }),
  );
  const events = all.flatMap((each) => eventsOf(each, now));
  const eventIds = await nextIds(tx, 'test_events', events.length);
  await insertRows(
    tx,
    'test_events',
    events.map((event, index) => ({ id: eventIds[index], ...event })),
  );
}
