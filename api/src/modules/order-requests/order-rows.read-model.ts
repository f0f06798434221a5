import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { OrderRow } from '@assay/schema/order-requests/order-request';
import { orderRowList } from '@assay/schema/order-requests/order-row.list';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { column, listSource, loweredColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';

type Tested = NonNullable<OrderRow['testResult']>;
type Ordered = NonNullable<OrderRow['labOrder']>;

/** The order of a row; all of it is null without one. */
type OrderPart = Pick<
  Row<'lab_orders'>,
  | 'lab_test_id'
  | 'master_account_id'
  | 'sub_account_id'
  | 'ordered_at'
  | 'expire_date'
  | 'sent_at'
  | 'accepted_at'
  | 'ccf_file_id'
> & {
  order_number: string | null;
  test_case_id: number;
  lab_order_type: Ordered['labOrderType'];
  provider: Ordered['provider'];
  codes: string[];
  site_name: string | null;
  has_donor_pass: boolean;
};

interface Joined extends OrderPart {
  id: number;
  run_index: number;
  specimen_id: string | null;
  first_name: string;
  last_name: string;
  location_name: string | null;
  test_order_type: OrderRow['participantOrderType'];
  error: string | null;
  has_error: boolean;
  test_id: number | null;
  test_status: Tested['testStatus'];
  result_type: Tested['resultType'];
  test_specimen_id: string | null;
  confirmation_test_result_id: number | null;
}

const person = sql.raw(
  'join test_pool_member_versions person on person.member_id = t.member_id and person.version = t.person_version',
);
const fault = sql.raw('left join order_request_faults fault on fault.participant_id = t.id');

const hasError = sql.raw('(fault.error is not null and not (t.drug_ordered or t.alcohol_ordered))');

/** Whom a run selected. */
const rows = listSource({
  spec: orderRowList,
  table: 'run_participants',
  columns: {
    id: column('id'),
    runIndex: { ...column('run_index'), notNull: true },
    'donor.firstName': loweredColumn('person.first_name', 'person'),
    'donor.lastName': loweredColumn('person.last_name', 'person'),
    hasError: {
      value: hasError,
      form: 'exact',
      join: 'fault',
    },
  },
  joins: { person, fault },
  select: sql`t.id, t.run_index, t.specimen_id, person.first_name, person.last_name, place.name as location_name,
    pool.test_order_type, fault.error, ${hasError} as has_error, test.id as test_id, test.test_status, test.result_type,
    test.specimen_id as test_specimen_id, test.confirmation_test_result_id, test.test_case_id, test.provider, o.order_number, o.lab_test_id,
    o.lab_order_type, o.master_account_id, o.sub_account_id, o.ordered_at, o.expire_date, o.sent_at, o.accepted_at, o.ccf_file_id,
    array(select jsonb_array_elements(o.test_codes || o.combo_breath_test_codes) ->> 'testCode') as codes,
    coalesce(o.site ->> 'siteName', o.third_party_site_address_name) as site_name,
    test.case_status = 'OPEN' and test.test_status in ('ORDERED', 'PENDING')
      and test.confirmation_method is distinct from 'SEND_SPECIMEN_PREPRINTED_CCF' as has_donor_pass`,
  rowJoins: sql`${person} ${fault} join test_pools pool on pool.id = t.test_pool_id
    left join locations place on place.id = person.location_id
    left join lateral (
      select r.id, c.status as case_status, r.test_case_id, r.provider, r.confirmation_method, r.test_status, r.result_type, r.specimen_id, i.confirmation_test_result_id from test_results r
      join test_cases c on c.id = r.test_case_id
      left join instant_tests i on i.test_result_id = r.id
      where r.run_participant_id = t.id and r.deleted_at is null and r.confirms_id is null
      order by r.id desc limit 1) test on true
    left join lab_orders o on o.test_result_id = test.id`,
});

const orderOf = (row: Joined): Ordered | null =>
  row.order_number === null
    ? null
    : {
        orderNumber: row.order_number,
        labTestId: row.lab_test_id,
        labOrderType: row.lab_order_type,
        provider: row.provider,
        masterAccountId: row.master_account_id,
        subAccountId: row.sub_account_id,
        testCodes: row.codes,
        siteName: row.site_name,
        orderedAt: row.ordered_at,
        expireDate: row.expire_date,
        sentAt: row.sent_at,
        acceptedAt: row.accepted_at,
        hasDonorPass: row.has_donor_pass,
        testCaseId: row.test_case_id,
        ccfFileId: row.ccf_file_id,
      };

const rowOf =
  ({ viewer: { permissions } }: Context) =>
  (row: Joined): OrderRow => ({
    id: row.id,
    participantId: row.id,
    runIndex: row.run_index,
    donor: { firstName: row.first_name, lastName: row.last_name },
    locationName: row.location_name,
    participantOrderType: row.test_order_type,
    orderGenerationError: row.has_error ? row.error : null,
    hasError: row.has_error,
    confirmationTestResultId: permissions.has('VIEW_TEST_RESULTS')
      ? row.confirmation_test_result_id
      : null,
    isUserCanViewTestResult: permissions.has('VIEW_INSTANT_TEST'),
    testResult:
      row.test_id === null || !permissions.has('VIEW_TEST_RESULTS')
        ? null
        : { id: row.test_id, testStatus: row.test_status, resultType: row.result_type },
    labOrder: permissions.has('VIEW_TEST_RESULTS') ? orderOf(row) : null,
    specimenId: row.test_specimen_id ?? row.specimen_id,
  });

/** A page of the people whom a run selected, with what was ordered for them. */
export async function listOrderRows(context: Context, query: ListQuery, runId: number) {
  const narrowed = sql`t.run_id = ${runId}::bigint and t.selection_status like 'SELECTED%'`;
  const page = await runList<Joined>(context.tx, rows, query, narrowed);
  return listAnswer(page, query, rowOf(context));
}
