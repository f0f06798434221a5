import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { mroInboxList } from '@assay/schema/mro/mro-inbox.list';
import type { MroInboxRow } from '@assay/schema/mro/mro-inbox';
import { TEN_DAYS_HOURS } from '@assay/schema/mro/mro-clocks';
import { needsInterview } from '@assay/schema/mro/mro-words';
import type { Context } from '../../core/context.ts';
import { column, keyColumn, listSource } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { requireMroStaff } from './mro-reviews.read-model.ts';

/** The latest report of the laboratory, and when the first one came; MRO staff alone see any. */
const found = sql`join lateral (
  select (array_agg(r.result order by r.report_version desc))[1] as result, min(r.created_at) as since
  from test_reports r where r.test_result_id = t.id and r.kind = 'LABORATORY') found on true`;
const talked = sql`left join lateral (
  select count(*)::int as contacts, max(m.at) as last_at from mro_contacts m where m.test_result_id = t.id) talked on true`;
const joins = {
  case: sql`join test_cases c on c.id = t.test_case_id`,
  company: sql`join companies company on company.id = t.company_id`,
  found,
  talked,
};

const source = listSource({
  spec: mroInboxList,
  table: 'test_results',
  columns: {
    id: column('id'),
    'donor.firstName': keyColumn('donor_first_name_key'),
    'donor.lastName': { ...keyColumn('donor_last_name_key'), notNull: true },
    'company.companyName': { ...keyColumn('company.company_name_key', 'company'), notNull: true },
    program: column('program'),
    specimenId: keyColumn('specimen_id_key'),
    laboratoryResult: column('found.result', 'found'),
    waitingSince: { ...column('found.since', 'found'), notNull: true },
    lastContactAt: column('talked.last_at', 'talked'),
  },
  joins,
  select: sql`t.id, t.program, t.reason_for_test, t.specimen_id, t.provider, c.id as case_id, c.status as case_status,
    c.first_name, c.last_name, k.id as company_id, k.company_name, p.id as place_id, p.name as place_name,
    found.result, found.since, talked.contacts, talked.last_at`,
  rowJoins: sql`${joins.case} join companies k on k.id = t.company_id join locations p on p.id = t.location_id ${found} ${talked}`,
  where: sql`t.deleted_at is null and t.goes_through_mro and t.released_at is null and t.test_status = 'MRO_PENDING'
    and exists (select 1 from test_reports r where r.test_result_id = t.id and r.kind = 'LABORATORY')`,
});

interface InboxRow {
  id: number;
  program: MroInboxRow['program'];
  reason_for_test: MroInboxRow['reasonForTest'];
  specimen_id: string | null;
  provider: MroInboxRow['provider'];
  case_id: number;
  case_status: MroInboxRow['testCase']['status'];
  first_name: string;
  last_name: string;
  company_id: number;
  company_name: string;
  place_id: number;
  place_name: string;
  result: MroInboxRow['laboratoryResult'];
  since: string;
  contacts: number;
  last_at: string | null;
}

/** Of what the donor need not be heard of, and of other programs, there is no day. */
const dueAt = ({ program, result, since }: InboxRow): string | null =>
  program === 'DOT' && result !== 'RESULT_PRELIMINARY_POSITIVE' && needsInterview(result)
    ? new Date(new Date(since).getTime() + TEN_DAYS_HOURS * 3_600_000).toISOString()
    : null;

const rowOf = (row: InboxRow): MroInboxRow => ({
  id: row.id,
  donor: {
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`,
  },
  company: { id: row.company_id, companyName: row.company_name },
  location: { id: row.place_id, name: row.place_name },
  testCase: { id: row.case_id, status: row.case_status },
  program: row.program,
  reasonForTest: row.reason_for_test,
  specimenId: row.specimen_id,
  provider: row.provider,
  laboratoryResult: row.result,
  waitingSince: row.since,
  dueAt: dueAt(row),
  contacts: row.contacts,
  lastContactAt: row.last_at,
});

/**
 * A page of the tests that wait for the MRO (decision 39).
 * @throws Refusal ACCESS_DENIED
 */
export async function listMroInbox(context: Context, query: ListQuery) {
  requireMroStaff(context);
  return listAnswer(await runList<InboxRow>(context.tx, source, query), query, rowOf);
}
