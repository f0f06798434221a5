import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { openSsn } from './member-ssn.ts';

const anyOf = (values: readonly string[]) => sql`any (${sql.param([...values])}::text[])`;

/** By what members are known to be somebody. */
interface PersonInPools {
  companyId: number;
  /** Numbers or licenses, in lower case. */
  numbers: readonly string[];
  /** Nine digits each; sealed ones are compared after they are opened. */
  ssns: readonly string[];
}

/** Members of pools of a company with one of these numbers, removed ones as well. */
export async function membersOfPerson(
  tx: Tx,
  secrets: SecretBox,
  { companyId, numbers, ssns }: PersonInPools,
): Promise<number[]> {
  const byNumber = await tx.rows<{ id: number }>(sql`
    select id from test_pool_members where company_id = ${companyId}
      and (id_number_key = ${anyOf(numbers)} or lower(cdl_number) collate "C" = ${anyOf(numbers)})`);
  const byDigits =
    ssns.length === 0
      ? []
      : await tx.rows<Row<'test_pool_members', 'id' | 'tenant_id' | 'ssn_sealed'>>(sql`
          select id, tenant_id, ssn_sealed from test_pool_members
          where company_id = ${companyId} and ssn_last_digits = ${anyOf(ssns.map((ssn) => ssn.slice(-4)))}`);
  const bySsn = byDigits.filter((each) =>
    ssns.includes(openSsn(secrets, each.tenant_id, each.id, each.ssn_sealed) ?? ''),
  );
  return [...byNumber, ...bySsn].map(({ id }) => id);
}
