import { sql } from 'drizzle-orm';
import type { TestResult } from '@assay/schema/test-results/test-result';
import type { Tx } from '../../core/database/database.ts';

/** What the donor signed of a test. */
export interface Signed {
  type: 'ACKNOWLEDGMENT' | 'BOTH' | 'ADMISSION';
  at: string;
  document: NonNullable<TestResult['acknowledgment']>['attachment'];
}

export const signedOf = sql`coalesce((select jsonb_agg(jsonb_build_object('type', a.type, 'at', a.signed_at, 'document',
  (select jsonb_build_object('fileId', f.id, 'title', f.title, 'contentType', f.content_type)
    from files f where f.id = a.document_file_id)) order by a.id)
  from acknowledgments a where a.test_result_id = t.id), '[]')`;

/** Why reports of the MRO wait for a person: the wall gives such messages to MRO staff alone. */
export const faultsOf = sql`coalesce((select jsonb_agg(distinct m.reason) from lab_messages m
  where m.kind = 'MRO_REPORT' and m.state in ('UNMATCHED', 'FAILED') and m.deleted_at is null and m.reason is not null
    and (m.test_result_id = t.id
      or m.order_number = (select o.order_number from lab_orders o where o.test_result_id = t.id))), '[]')`;

/** What was signed, in short. */
export function acknowledgmentOf(signed: readonly Signed[]): TestResult['acknowledgment'] {
  const shortOf = (kind: Signed['type']) => {
    const found = signed.find(({ type }) => type === kind || type === 'BOTH');
    if (found === undefined) return null;
    const createdAt = new Date(found.at).toISOString();
    return { createdAt, createdOn: createdAt.slice(0, 10), attachment: found.document };
  };
  const acknowledgment = shortOf('ACKNOWLEDGMENT');
  return acknowledgment && { ...acknowledgment, admission: shortOf('ADMISSION') };
}

/** Where the images of the signatures of a test are stored, by the ids of their files. */
export async function signatureKeys(
  tx: Tx,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => id != null);
  const rows = await tx.rows<{ id: string; key: string }>(
    sql`select id, storage_key as key from files where id = any (${sql.param(known)}::uuid[])`,
  );
  return new Map(rows.map(({ id, key }) => [id, key]));
}
