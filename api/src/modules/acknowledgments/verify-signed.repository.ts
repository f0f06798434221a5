import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { canonicalJson } from '../../core/canonical-json.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Signed } from './acknowledgments.repository.ts';

/** Records that are held in memory at a time. */
const CHUNK = 500;

interface SignedRow {
  tenant_id: number;
  id: number;
  signed: Signed;
  /** What list and document show, as it stands beside `signed`. */
  shown: Partial<Signed>;
  is_at_its_moment: boolean;
  /** In hex, as those of the files are, null where there is none. */
  sha256: string;
  defendant: string | null;
  supervisor: string | null;
  document: string | null;
  /** What the audit log says was signed of the test; empty where its entries are older than that they say it. */
  logged: readonly string[];
}

/** Something that is not as it was signed. It names ids and nobody. */
interface Fault {
  tenant_id: number;
  problem: string;
}

function problemOf({ signed, shown, sha256, logged, ...row }: SignedRow): string | null {
  const isWhole =
    createHash('sha256').update(canonicalJson(signed)).digest('hex') === sha256 &&
    canonicalJson({ ...signed, ...shown }) === canonicalJson(signed) &&
    row.is_at_its_moment;
  if (!isWhole || (logged.length > 0 && !logged.includes(sha256)))
    return 'was changed after it was signed';
  const hasItsFiles =
    row.defendant === signed.signatures.defendant &&
    row.supervisor === signed.signatures.supervisor &&
    row.document === signed.document;
  return hasItsFiles ? null : 'has other files than were signed';
}

const readRows = (
  database: Database,
  { tenant_id: tenant, id }: { tenant_id: number; id: number },
) =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<SignedRow>(sql`
      select a.tenant_id, a.id, a.signed, encode(a.sha256, 'hex') as sha256,
        jsonb_build_object('type', a.type, 'causeNumber', a.cause_number, 'comment', a.comment, 'substances', a.substances,
          'signedBy', a.signed_by, 'device', a.device) as shown,
        a.signed_at = (a.signed ->> 'signedAt')::timestamptz as is_at_its_moment,
        encode(d.sha256, 'hex') as defendant, encode(s.sha256, 'hex') as supervisor, encode(f.sha256, 'hex') as document,
        array(select l.changes -> 'sha256' ->> 'after' from audit_log l
          where l.tenant_id = a.tenant_id and l.entity = 'testResult' and l.entity_id = a.test_result_id::text
            and l.action = 'testResult.acknowledged' and l.changes -> 'sha256' is not null) as logged
      from acknowledgments a
      left join files d on d.tenant_id = a.tenant_id and d.id = a.defendant_signature_file_id
      left join files s on s.tenant_id = a.tenant_id and s.id = a.supervisor_signature_file_id
      left join files f on f.tenant_id = a.tenant_id and f.id = a.document_file_id
      where (a.tenant_id, a.id) > (${tenant}, ${id}) order by a.tenant_id, a.id limit ${CHUNK}`),
  );

/** Tests of which the log says that something was signed that is not there. */
const readMissing = (database: Database): Promise<Fault[]> =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<Fault>(sql`
      select l.tenant_id, 'an acknowledgment of test ' || l.entity_id || ' is missing' as problem
      from audit_log l
      where l.action = 'testResult.acknowledged' and l.changes -> 'sha256' is not null
        and not exists (select 1 from acknowledgments a
          where a.tenant_id = l.tenant_id and a.test_result_id = l.entity_id::bigint
            and (a.signed ->> 'type' = 'ACKNOWLEDGMENT') = (l.changes -> 'acknowledgmentType' ->> 'after' = 'ACKNOWLEDGED'))
      order by l.tenant_id, l.id`),
  );

/** Acknowledgments and admissions of every tenant that are not as they were signed (ADR 115). */
export async function verifySigned(database: Database): Promise<readonly Fault[]> {
  const faults = await readMissing(database);
  for (let last = { tenant_id: 0, id: 0 }; ;) {
    const rows = await readRows(database, last);
    for (const row of rows) {
      const problem = problemOf(row);
      if (problem !== null)
        faults.push({ tenant_id: row.tenant_id, problem: `acknowledgment ${row.id} ${problem}` });
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < CHUNK) return faults;
    last = end;
  }
}
