import { sql } from 'drizzle-orm';
import type { DonorFile } from '@assay/schema/donor-files/donor-file';
import type { Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { shownId } from '../test-results/test-results.read-model.ts';
import { identityKey, type CaseOfDonor, type Identity } from './donor-identity.read-model.ts';

const MOST = 20;
/** Cases that are looked through for other ids. */
const LOOKED_AT = 500;

type Named = CaseOfDonor & { test_result_id: number; tests: number };

/** People of the same name in the company under ids that are not in the file; those with the same date of birth first. */
export async function candidatesFor(
  tx: Tx,
  secrets: SecretBox,
  { cases, identities }: { cases: readonly CaseOfDonor[]; identities: readonly Identity[] },
): Promise<DonorFile['candidates']> {
  const [latest] = cases;
  if (latest === undefined) return [];
  const rows = await tx.rows<Named>(sql`
    select c.id, c.tenant_id, c.company_id, c.first_name, c.last_name, c.primary_id_type, c.primary_id, c.ssn_sealed,
      c.ssn_last_digits, c.date_of_birth, max(t.id) as test_result_id, count(*)::integer as tests
    from test_cases c join test_results t on t.test_case_id = c.id and t.deleted_at is null
    where c.company_id = ${latest.company_id} and c.deleted_at is null
      and c.last_name_key = lower(${latest.last_name}) collate "C" and c.first_name_key = lower(${latest.first_name}) collate "C"
    group by c.tenant_id, c.id order by c.id desc limit ${LOOKED_AT}`);
  const births = new Set(cases.flatMap(({ date_of_birth: day }) => (day === null ? [] : [day])));
  const known = new Set(identities.map(({ key }) => key));
  const found = new Map<string, DonorFile['candidates'][number]>();
  for (const row of rows) {
    const key = identityKey(secrets, row);
    if (known.has(key)) continue;
    const before = found.get(key);
    found.set(key, {
      testResultId: before?.testResultId ?? row.test_result_id,
      primaryIdType: row.primary_id_type as DonorFile['ids'][number]['primaryIdType'],
      primaryId: shownId(row),
      names: [...new Set([...(before?.names ?? []), `${row.first_name} ${row.last_name}`])],
      tests: (before?.tests ?? 0) + row.tests,
      datesOfBirth: [
        ...new Set([
          ...(before?.datesOfBirth ?? []),
          ...(row.date_of_birth === null ? [] : [row.date_of_birth]),
        ]),
      ],
      sameBirthDate:
        (before?.sameBirthDate ?? false) ||
        (row.date_of_birth !== null && births.has(row.date_of_birth)),
    });
  }
  return [...found.values()]
    .toSorted((one, other) => Number(other.sameBirthDate) - Number(one.sameBirthDate))
    .slice(0, MOST);
}
