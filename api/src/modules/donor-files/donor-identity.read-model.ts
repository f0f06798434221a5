import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { casesOfId, ssnOfCase } from '../test-results/test-cases.repository.ts';

/** A case as it tells who was tested. */
export type CaseOfDonor = Row<
  'test_cases',
  | 'tenant_id'
  | 'id'
  | 'company_id'
  | 'first_name'
  | 'last_name'
  | 'primary_id_type'
  | 'primary_id'
  | 'ssn_sealed'
  | 'ssn_last_digits'
  | 'date_of_birth'
>;

/** An id of a donor with the cases under it, the latest first. */
export interface Identity {
  /** Kind and value; not for the eyes of anybody. */
  key: string;
  cases: CaseOfDonor[];
}

/** A merge that holds. */
interface HeldMerge {
  one_case_id: number;
  other_case_id: number;
}

const columns = sql.raw(
  'id, tenant_id, company_id, first_name, last_name, primary_id_type, primary_id, ssn_sealed, ssn_last_digits, date_of_birth',
);
const list = (ids: readonly number[]) => sql`any (${sql.param([...ids])}::bigint[])`;

/** Cases in sight, the latest first. */
const selectCases = (tx: Tx, ids: readonly number[]): Promise<CaseOfDonor[]> =>
  tx.rows<CaseOfDonor>(sql`
    select ${columns} from test_cases where id = ${list(ids)} and deleted_at is null order by created_at desc, id desc`);

/** The case of a test in sight. @throws Refusal RESOURCE_NOT_FOUND */
export const caseOfTest = async (tx: Tx, testResultId: number): Promise<CaseOfDonor> => {
  const row = found(
    await tx.row<{ id: number }>(
      sql`select test_case_id as id from test_results where id = ${testResultId} and deleted_at is null`,
    ),
  );
  return found((await selectCases(tx, [row.id]))[0] ?? null);
};

const idOf = (secrets: SecretBox, row: CaseOfDonor): string =>
  row.primary_id?.toLowerCase() ?? ssnOfCase(secrets, row) ?? '';

export const identityKey = (secrets: SecretBox, row: CaseOfDonor): string =>
  `${row.primary_id_type} ${idOf(secrets, row)}`;

/** The cases of a company under the id of one of them. */
async function identityOf(tx: Tx, secrets: SecretBox, of: CaseOfDonor): Promise<Identity> {
  const ids = await casesOfId(tx, secrets, {
    type: of.primary_id_type,
    id: of.primary_id ?? idOf(secrets, of),
  });
  const cases = await selectCases(tx, ids);
  return {
    key: identityKey(secrets, of),
    cases: cases.filter((each) => each.company_id === of.company_id),
  };
}

/**
 * Every id of the donor of a case: its own, and those that it was merged with, and so on. What is out of sight ends the
 * search: who sees a part of the company has a part of the file.
 */
export async function identitiesOf(
  tx: Tx,
  secrets: SecretBox,
  start: CaseOfDonor,
): Promise<Identity[]> {
  const identities = new Map<string, Identity>();
  const waiting = [start];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const key = identityKey(secrets, next);
    if (identities.has(key)) continue;
    const identity = await identityOf(tx, secrets, next);
    identities.set(key, identity);
    const own = identity.cases.map(({ id }) => id);
    const merges = await tx.rows<HeldMerge>(sql`
      select one_case_id, other_case_id from donor_merges
      where undone_at is null and (one_case_id = ${list(own)} or other_case_id = ${list(own)})`);
    const others = merges.flatMap((each) => [each.one_case_id, each.other_case_id]);
    waiting.push(
      ...(await selectCases(
        tx,
        others.filter((id) => !own.includes(id)),
      )),
    );
  }
  return [...identities.values()];
}
