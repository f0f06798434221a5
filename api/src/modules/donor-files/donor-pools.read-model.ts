import { sql } from 'drizzle-orm';
import type { DonorFile } from '@assay/schema/donor-files/donor-file';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { membersOfPerson } from '../test-pools/members-of-person.read-model.ts';
import { ssnOfCase } from '../test-results/test-cases.repository.ts';
import type { CaseOfDonor } from './donor-identity.read-model.ts';

const numbers = (ids: readonly number[]) => sql`any (${sql.param([...ids])}::bigint[])`;

/** Members of the company's pools with a number of the donor, and those whom tests of the donor were drawn for. */
export async function membersOf(
  { tx }: Context,
  secrets: SecretBox,
  cases: readonly CaseOfDonor[],
): Promise<number[]> {
  const [first] = cases;
  if (first === undefined) return [];
  const byNumber = await membersOfPerson(tx, secrets, {
    companyId: first.company_id,
    numbers: [...new Set(cases.flatMap((each) => each.primary_id?.toLowerCase() ?? []))],
    ssns: [...new Set(cases.flatMap((each) => ssnOfCase(secrets, each) ?? []))],
  });
  const drawn = await tx.rows<{ id: number }>(sql`
    select p.member_id as id from run_participants p join test_cases c on c.run_participant_id = p.id
    where c.id = ${numbers(cases.map(({ id }) => id))}`);
  return [...new Set([...byNumber, ...drawn.map(({ id }) => id)])];
}

/** The pools of members. */
export const poolsOf = (
  tx: Tx,
  members: readonly number[],
): Promise<NonNullable<DonorFile['pools']>> =>
  tx.rows(sql`
    select p.id as "testPoolId", p.name, p.is_regulated as "isRegulated", m.created_at as "memberSince",
      case when m.deleted_at is not null then to_char(coalesce(m.left_on, m.deleted_at::date), 'YYYY-MM-DD') end as "leftOn"
    from test_pool_members m join test_pools p on p.id = m.test_pool_id
    where m.id = ${numbers(members)} and p.deleted_at is null order by m.created_at desc, m.id desc`);

/** The valid runs that members were selected by, or stood by in. */
export const drawsOf = (
  tx: Tx,
  members: readonly number[],
): Promise<NonNullable<DonorFile['draws']>> =>
  tx.rows(sql`
    select r.id as "selectionRunId", to_char(r.run_date, 'YYYY-MM-DD') as "runDate", p.name as "poolName",
      d.selection_status as "selectionStatus", d.drug_completed_at as "drugCompletedAt",
      d.alcohol_completed_at as "alcoholCompletedAt"
    from run_participants d join selection_runs r on r.id = d.run_id join test_pools p on p.id = r.test_pool_id
    where d.member_id = ${numbers(members)} and d.deleted_at is null and d.selection_status <> 'NOT_SELECTED'
      and r.deleted_at is null and r.invalidated_at is null
    order by r.run_date desc, r.id desc limit 200`);
