import { sql } from 'drizzle-orm';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { testResultRoutes } from '@assay/schema/test-results/test-result.routes';
import { userRoutes } from '@assay/schema/users/user.routes';
import { statusAt } from '../test-pools/pool-progress.read-model.ts';
import {
  inTable,
  isFourDigits,
  joinedBy,
  key,
  type SearchedKind,
} from './searched-kind.read-model.ts';

const company = sql`left join companies company on company.id = t.company_id`;
const location = sql`left join locations location on location.id = t.location_id`;

const fullName = sql`t.first_name_key || ' ' || t.last_name_key`;

/** The word for a pool that is not active. */
const poolNote = (today: string, of: 't' | 'pool') =>
  sql`case ${statusAt(today, of)} when 'EXPIRED' then 'Expired' when 'DEACTIVATED' then 'Deactivated' when 'FROZEN' then 'Frozen' end`;

/** Month, day and year as they are shown, as ISO 8601; null for anything else. */
function isoDay(typed: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  if (month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}

/** Companies, their places, pools and people, and tests: what stands in the scope of a caller. */
export const searchedKindsAt = (today: string): readonly SearchedKind[] => [
  {
    kind: 'COMPANY',
    access: companyRoutes.get.config.access,
    from: sql`companies t`,
    keys: [key('company_name_key')],
    searchIds: inTable('companies'),
    title: sql`t.company_name`,
    detail: joinedBy(sql`t.address_city`, sql`t.address_state`),
  },
  {
    kind: 'LOCATION',
    access: locationRoutes.get.config.access,
    from: sql`locations t`,
    keys: [key('name_key')],
    searchIds: inTable('locations'),
    numbers: (typed) => [sql`t.location_id = ${typed}`],
    joins: company,
    title: sql`t.name`,
    detail: joinedBy(sql`company.company_name`, sql`t.address_city`, sql`t.address_state`),
    parentId: sql`t.company_id`,
  },
  {
    kind: 'TEST_POOL',
    access: testPoolRoutes.get.config.access,
    from: sql`test_pools t`,
    keys: [key('name_key')],
    searchIds: inTable('test_pools'),
    joins: sql`${company} left join consortiums consortium on consortium.id = t.consortium_id
      left join dot_agencies agency on agency.id = t.testing_agency_id`,
    title: sql`t.name`,
    detail: joinedBy(
      sql`coalesce(company.company_name, consortium.name)`,
      sql`agency.name`,
      sql`t.active_member_count || case t.active_member_count when 1 then ' member' else ' members' end`,
    ),
    note: poolNote(today, 't'),
  },
  {
    kind: 'SELECTION_RUN',
    access: selectionRunRoutes.get.config.access,
    from: sql`selection_runs t join test_pools pool on pool.id = t.test_pool_id and pool.deleted_at is null`,
    keys: [key('pool.name_key')],
    text: sql`pool.search_text`,
    searchIds: (patterns, most) => sql`array(
      select r.id from selection_runs r where r.test_pool_id = any (app.search_ids('test_pools', ${patterns}, 500))
      limit ${most})`,
    numbers: (typed) => {
      const day = isoDay(typed);
      return day === null ? [] : [sql`t.run_date = ${day}::date`];
    },
    newestFirst: true,
    joins: company,
    title: sql`pool.name`,
    detail: joinedBy(
      sql`company.company_name`,
      sql`t.member_count || case t.member_count when 1 then ' member' else ' members' end`,
    ),
    note: sql`case when t.invalidated_at is not null then 'Invalidated' end`,
    date: () => sql`t.run_date`,
    parentId: sql`t.test_pool_id`,
  },
  {
    kind: 'POOL_MEMBER',
    access: testPoolMemberRoutes.list.config.access,
    from: sql`test_pool_members t`,
    keys: [key('last_name_key'), fullName],
    indexed: [key('last_name_key')],
    searchIds: inTable('test_pool_members'),
    numbers: (typed) => (isFourDigits(typed) ? [sql`t.ssn_last_digits = ${typed}`] : []),
    joins: sql`join test_pools pool on pool.id = t.test_pool_id and pool.deleted_at is null
      left join companies company on company.id = t.company_id ${location}`,
    title: sql`t.first_name || ' ' || t.last_name`,
    detail: joinedBy(sql`pool.name`, sql`company.company_name`, sql`location.name`),
    note: poolNote(today, 'pool'),
    parentId: sql`t.test_pool_id`,
  },
  {
    kind: 'TEST',
    access: testResultRoutes.get.config.access,
    from: sql`test_results t`,
    keys: [key('donor_last_name_key'), sql`t.donor_first_name_key || ' ' || t.donor_last_name_key`],
    indexed: [key('donor_last_name_key')],
    searchIds: inTable('test_results'),
    numbers: (typed) => [
      sql`t.id in (select o.test_result_id from lab_orders o where o.order_number = upper(${typed}))`,
      ...(isFourDigits(typed)
        ? [
            sql`t.test_case_id in (select c.id from test_cases c where c.ssn_last_digits = ${typed} and c.deleted_at is null)`,
          ]
        : []),
    ],
    newestFirst: true,
    joins: sql`join test_cases donor on donor.id = t.test_case_id ${company} ${location}`,
    title: sql`donor.first_name || ' ' || donor.last_name`,
    detail: joinedBy(sql`company.company_name`, sql`location.name`),
    date: (timeZone) => sql`(t.created_at at time zone ${timeZone})::date`,
  },
  {
    kind: 'USER',
    access: userRoutes.list.config.access,
    from: sql`users t`,
    keys: [key('last_name_key'), fullName, key('username_key')],
    indexed: [key('last_name_key'), key('username_key')],
    searchIds: inTable('users'),
    joins: company,
    title: sql`t.first_name || ' ' || t.last_name`,
    detail: joinedBy(sql`t.job_title`, sql`company.company_name`),
    note: sql`case t.account_status when 'LOCKED' then 'Locked' end`,
    variant: sql`t.type`,
  },
];
