import { sql, type SQL } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { progressColumns, progressJoin } from './pool-progress.read-model.ts';

/** Why somebody is written to: a draw that is due, or how the tests of the year stand. */
export type ReminderKind = 'RUN' | 'PROGRESS';

/** A pool that somebody is reminded of, with what the mail says of it. */
export interface RemindedPool {
  id: number;
  name: string;
  /** Null for a pool of a consortium. */
  companyId: number | null;
  /** Name of its company, or of its consortium. */
  ownerName: string;
  /** Day from which its next draw is due, `YYYY-MM-DD`. */
  nextRunDate: string | null;
  drugDone: number;
  drugTarget: number;
  alcoholDone: number;
  alcoholTarget: number;
}

interface Reminder {
  /** Switch of the company (contract §30.3). */
  companySwitch: string;
  isDue: (today: string) => SQL;
  /** Names what a pool is reminded of once: a day. */
  due: (today: string) => SQL;
}

/** Weeks that a draw is late: whoever does nothing is reminded again each week. */
const weeksLate = (today: string): SQL => sql`(${today}::date - t.next_run_date) / 7`;

const reminders: Record<ReminderKind, Reminder> = {
  RUN: {
    companySwitch: 'EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED',
    isDue: (today) => sql`t.is_regulated and t.next_run_date <= ${today}::date`,
    due: (today) => sql`t.next_run_date + 7 * (${weeksLate(today)})`,
  },
  PROGRESS: {
    companySwitch: 'EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED',
    /* In the first week: a day on which the portal did not run is made up for. */
    isDue: (today) =>
      sql`extract(day from ${today}::date) <= 7 and t.program_start_date < ${today}::date`,
    due: (today) => sql`date_trunc('month', ${today}::date)::date`,
  },
};

/** Tenants of which a company has a reminder switched on. */
export const tenantsToRemind = (tx: Tx): Promise<Row<'tenants', 'id' | 'host'>[]> =>
  tx.rows(sql`select id, host from app.tenants_to_remind()`);

/**
 * The pools of the transaction's tenant that a reminder is due for, each noted so that no second call has it:
 * active ones with members, of companies that have the reminder switched on, or of consortiums that such a company is in.
 */
export async function takeDuePools(
  tx: Tx,
  kind: ReminderKind,
  today: string,
): Promise<RemindedPool[]> {
  const { companySwitch, isDue, due } = reminders[kind];
  return tx.rows<RemindedPool>(sql`
    with taken as (
      insert into pool_reminders (test_pool_id, kind, due)
      select t.id, ${kind}, ${due(today)} from test_pools t
      where t.deleted_at is null and exists (
          select 1 from company_settings s
          join companies c on c.tenant_id = s.tenant_id and c.id = s.company_id and c.deleted_at is null
          where s.tenant_id = t.tenant_id and s.key = ${companySwitch} and s.value = 'true'
            and (s.company_id = t.company_id or exists (
              select 1 from consortium_companies m
              where m.tenant_id = t.tenant_id and m.consortium_id = t.consortium_id and m.company_id = s.company_id
                and m.ended_on is null))) and t.frozen_at is null and t.deactivated_at is null
        and t.program_end_date >= ${today}::date and t.active_member_count > 0 and ${isDue(today)}
      on conflict do nothing
      returning test_pool_id
    )
    select t.id, t.name, t.company_id as "companyId", coalesce(c.company_name, g.name) as "ownerName",
      to_char(t.next_run_date, 'YYYY-MM-DD') as "nextRunDate",
      progress.drug_done as "drugDone", progress.drug_target as "drugTarget",
      progress.alcohol_done as "alcoholDone", progress.alcohol_target as "alcoholTarget"
    from taken
    join test_pools t on t.id = taken.test_pool_id
    left join companies c on c.tenant_id = t.tenant_id and c.id = t.company_id
    left join consortiums g on g.tenant_id = t.tenant_id and g.id = t.consortium_id
    cross join lateral (
      select ${progressColumns('drug')}, ${progressColumns('alcohol')}
      from (select 1) one ${progressJoin(today)}
    ) progress
    order by coalesce(c.company_name_key, g.name_key), t.name_key, t.id`);
}
