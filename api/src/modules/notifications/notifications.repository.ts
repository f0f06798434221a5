import { sql } from 'drizzle-orm';
import type { Notification } from '@assay/schema/notifications/notification';
import type { z } from 'zod';
import type { Row, Tx } from '../../core/database/database.ts';
import type { NotificationMail, NotificationType } from './notification-mail.ts';

type Delivered = z.output<typeof Notification>;

/** What is told, and to whom: users of the transaction's tenant. */
export interface NewNotification {
  type: NotificationType;
  userIds: readonly number[];
  /** Values to show: status, lab, poolName, count. */
  options?: Record<string, string | number>;
  testResultId?: number;
  donorFullName?: string;
  specimenId?: string;
  /** Company that it is about, whose switches decide about reminders. */
  companyId?: number;
  /** The run that a test was ordered for: its notices of a type are one, with their count, until somebody has got it. */
  run?: { id: number; poolName: string };
  /** False when who is told by a count gets no mail of it besides. */
  mailsEach?: boolean;
  /** Whoever tells has seen to it that the switches of all companies that it is about are on. */
  isSwitchedOn?: true;
}

const idArray = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/**
 * Counts a further test of a run in the notices that its readers have not got yet, of the last day.
 * @returns who had one
 */
async function sumUp(
  tx: Tx,
  { type, userIds }: NewNotification,
  { id, poolName }: NonNullable<NewNotification['run']>,
): Promise<number[]> {
  const rows = await tx.rows<{ userId: number }>(sql`
    update notifications n set test_result_id = null, donor_full_name = null, specimen_id = null,
      options = jsonb_build_object('runId', n.options -> 'runId', 'poolName', ${poolName}::text,
        'count', coalesce((n.options ->> 'count')::int, 1) + 1)
    where n.user_id = any (${idArray(userIds)}) and n.delivered_at is null and n.type = ${type}
      and n.options -> 'runId' = to_jsonb(${id}::bigint) and n.created_at > now() - interval '1 day'
    returning n.user_id as "userId"`);
  return rows.map(({ userId }) => userId);
}

/**
 * One row for each user who has an account; the others are left out.
 * @returns who was told of it by a row of its own, and not by a count
 */
export async function insertNotifications(
  tx: Tx,
  notification: NewNotification,
): Promise<number[]> {
  const {
    type,
    userIds,
    run,
    testResultId = null,
    donorFullName = null,
    specimenId = null,
  } = notification;
  const counted = new Set(run === undefined ? [] : await sumUp(tx, notification, run));
  const fresh = userIds.filter((id) => !counted.has(id));
  const options = { ...notification.options, ...(run !== undefined && { runId: run.id }) };
  await tx.run(sql`
    insert into notifications (user_id, type, options, test_result_id, donor_full_name, specimen_id)
    select u.id, ${type}, ${JSON.stringify(options)}::jsonb, ${testResultId}::bigint, ${donorFullName}::text, ${specimenId}::text
    from users u where u.id = any (${idArray(fresh)}) and u.deleted_at is null order by u.id`);
  return fresh;
}

/** Somebody to write to. */
export interface MailRecipient {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Who of the users wants notifications of a type by e-mail: by the company's value if it is set, else the own
 * one, else the system's, which is on by default (contract §4, as in effective-settings.ts).
 */
export const mailRecipients = (
  tx: Tx,
  userIds: readonly number[],
  { preference }: Pick<NotificationMail, 'preference'>,
): Promise<MailRecipient[]> =>
  tx.rows<MailRecipient>(sql`
    select u.username as email, u.first_name as "firstName", u.last_name as "lastName"
    from users u
    left join company_settings c on c.tenant_id = u.tenant_id and c.company_id = u.company_id and c.key = ${preference} and c.value <> 'null'
    left join user_settings o on o.tenant_id = u.tenant_id and o.user_id = u.id and o.key = ${preference}
    left join tenant_settings s on s.tenant_id = u.tenant_id and s.key = ${preference}
    where u.id = any (${idArray(userIds)}) and u.deleted_at is null and u.account_status = 'ACTIVE'
      and coalesce(c.value, o.value, s.value, 'true') = 'true'
    order by u.id`);

/** Whether a switch of a company is on; they are off by default (contract §30.3). */
export async function isCompanySwitchOn(tx: Tx, companyId: number, key: string): Promise<boolean> {
  const row = await tx.row<Row<'company_settings', 'value'>>(sql`
    select value from company_settings where company_id = ${companyId} and key = ${key}`);
  return row?.value === true;
}

/** Most notifications that one call delivers. */
const BATCH = 100;

/**
 * The newest notifications that a user has not got yet, marked as delivered, with how many waited in all. Two
 * tabs that ask at once get different ones.
 */
export async function takeUndelivered(
  tx: Tx,
  userId: number,
): Promise<{ results: Delivered[]; total: number }> {
  const rows = await tx.rows<Delivered & { waiting: number }>(sql`
    with waiting as (
      select count(*) as n from notifications where user_id = ${userId} and delivered_at is null
    ), taken as (
      update notifications n set delivered_at = now()
      where n.id in (
        select w.id from notifications w where w.user_id = ${userId} and w.delivered_at is null
        order by w.id desc limit ${BATCH} for update skip locked
      )
      returning n.id, n.type, n.options, n.test_result_id, n.donor_full_name, n.specimen_id
    )
    select t.id, t.type, t.options, t.test_result_id as "testResultId", t.donor_full_name as "donorFullName",
      t.specimen_id as "specimenId", waiting.n as waiting
    from taken t, waiting order by t.id desc`);
  return { results: rows, total: rows[0]?.waiting ?? 0 };
}

/** Removes what is older than an interval, of all tenants. */
export const purgeNotifications = (tx: Tx, kept: string): Promise<unknown> =>
  tx.row(sql`select app.purge_notifications(${kept}::interval)`);
