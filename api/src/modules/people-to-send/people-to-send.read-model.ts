import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { PersonToSend } from '@assay/schema/people-to-send/person-to-send';
import { personToSendList } from '@assay/schema/people-to-send/person-to-send.list';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { column, listSource, loweredColumn } from '../../core/lists/list-source.ts';
import { rowsOf } from '../../core/lists/list-search.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { isCurrent } from '../selection-runs/participant-work.read-model.ts';
import { drawnHere } from './drawn-here.repository.ts';

/** First day after so many periods of the program of `pool`; the 31st becomes the last day of a shorter month. */
const startAfter = (passed: string): string => `(case pool.modality
  when 'weekly' then pool.program_start_date + 7 * (${passed})
  when 'biweekly' then pool.program_start_date + 14 * (${passed})
  else (pool.program_start_date + make_interval(months => app.months_of_interval(pool.modality) * (${passed})))::date end)`;
/** First and last day of the period that was drawn for, by the rule of `periodsOf`. */
const [periodStart, periodEnd] = [
  startAfter('pool.period - 1'),
  `${startAfter('pool.period')} - 1`,
].map((day) => sql.raw(day));

/**
 * Who has to go on a day, a row a person: who was drawn twice, and took neither test, goes once, and was told when of both.
 */
const peopleOn = (today: string): SQL => sql`(
  select distinct on (pool.id) pool.id, pool.first_name, pool.last_name, pool.location_id, pool.company_id,
    bool_or(pool.for_drugs) over each_person as for_drugs, bool_or(pool.for_alcohol) over each_person as for_alcohol,
    days.period_start, days.period_end,
    bool_and(pool.notified_at is not null) over each_person as is_notified, pool.notified_at, pool.notified_by,
    max(pool.test_result_id) over each_person as test_result_id
  from ${drawnHere}
  cross join lateral (select
    case when pool.modality = 'onetime' then pool.program_start_date else ${periodStart} end as period_start,
    case when pool.modality = 'onetime' then pool.program_end_date else least(${periodEnd}, pool.program_end_date) end as period_end) days
  where ${isCurrent(today)}
  window each_person as (partition by pool.id)
  order by pool.id, pool.notified_at nulls first, days.period_end, pool.participant_id)`;

/** Address of the location `of`, as contracts have it. */
const addressOf = (of: string): SQL =>
  sql.raw(`jsonb_build_object('addressLine1', ${of}.address_address_line1, 'addressLine2', ${of}.address_address_line2,
    'city', ${of}.address_city, 'state', ${of}.address_state, 'zip', ${of}.address_zip)`);

const sourceOn = (today: string) =>
  listSource({
    spec: personToSendList,
    table: 'people_to_send',
    records: peopleOn(today),
    where: sql`true`,
    columns: {
      id: column('id'),
      firstName: loweredColumn('first_name'),
      lastName: loweredColumn('last_name'),
      locationId: column('location_id'),
      periodEnd: column('period_end'),
      isNotified: column('is_notified'),
      isOrdered: { value: sql`(o.test_result_id is not null)`, form: 'exact', join: 'order' },
    },
    joins: { order: sql`left join lab_orders o on o.test_result_id = t.test_result_id` },
    select: sql`t.*, k.company_name, l.name as location_name, l.der_full_name, l.der_phone_number, l.der_email, o.test_result_id as order_id, o.expire_date, o.collected_on_site, o.site,
      o.third_party_site_address, o.third_party_site_address_name, at.name as collected_at, at.location_phone as collected_phone,
      ${addressOf('at')} as collected_address`,
    // Locations, orders and companies are read by the caller's own rights.
    rowJoins: sql`join locations l on l.id = t.location_id join companies k on k.id = t.company_id
      left join lab_orders o on o.test_result_id = t.test_result_id left join locations at on at.id = o.location_id`,
  });

type Address = NonNullable<NonNullable<PersonToSend['place']>['address']>;

type PersonRow = Pick<PersonToSend, 'id'> &
  Row<'locations', 'der_full_name' | 'der_phone_number' | 'der_email'> & {
    first_name: string;
    last_name: string;
    company_name: string;
    location_id: number;
    location_name: string;
    for_drugs: boolean;
    for_alcohol: boolean;
    period_start: string;
    period_end: string;
    notified_at: string | null;
    notified_by: string | null;
    order_id: number | null;
    expire_date: string | null;
    collected_on_site: boolean | null;
    site: { siteName: string; address: Address | null; primaryPhoneNumber: string | null } | null;
    third_party_site_address: Address | null;
    third_party_site_address_name: string | null;
    collected_at: string | null;
    collected_phone: string | null;
    collected_address: Address;
  };

/** Where the order of a person says to report; null where it leaves that to be asked for. */
function placeOf(row: PersonRow): PersonToSend['place'] {
  const { site, third_party_site_address: address, collected_at: name } = row;
  if (site !== null)
    return { name: site.siteName, address: site.address, phone: site.primaryPhoneNumber };
  if (address !== null)
    return { name: row.third_party_site_address_name ?? '', address, phone: null };
  if (row.collected_on_site !== true || name === null) return null;
  return { name, address: row.collected_address, phone: row.collected_phone };
}

const instant = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

const personOf = (row: PersonRow): PersonToSend => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  companyName: row.company_name,
  locationId: row.location_id,
  locationName: row.location_name,
  testKinds: [
    ...(row.for_drugs ? (['drugs'] as const) : []),
    ...(row.for_alcohol ? (['alcohol'] as const) : []),
  ],
  periodStart: row.period_start,
  periodEnd: row.period_end,
  testResultId: row.order_id,
  reportBy: instant(row.expire_date),
  place: row.order_id === null ? null : placeOf(row),
  derInfo: {
    fullName: row.der_full_name,
    phoneNumber: row.der_phone_number,
    email: row.der_email,
  },
  notifiedAt: instant(row.notified_at),
  notifiedBy: row.notified_by,
});

/** A page of the people in the caller's scope who were drawn and have to go. */
export async function listPeopleToSend(context: Context, query: ListQuery) {
  const page = await runList<PersonRow>(context.tx, sourceOn(todayOf(context)), query);
  return listAnswer(page, query, personOf);
}

/** How many there are, and how many of them nobody has told. */
export async function countPeopleToSend(
  context: Context,
): Promise<{ all: number; notNotified: number }> {
  const row = await context.tx.row<{ all: number; not_notified: number }>(sql`
    select count(*)::integer as all, count(*) filter (where not t.is_notified)::integer as not_notified
    from ${peopleOn(todayOf(context))} t`);
  return { all: row?.all ?? 0, notNotified: row?.not_notified ?? 0 };
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readPersonToSend(context: Context, id: number): Promise<PersonToSend> {
  const [row] = await rowsOf<PersonRow>(context.tx, sourceOn(todayOf(context)), [id]);
  return personOf(found(row ?? null));
}
