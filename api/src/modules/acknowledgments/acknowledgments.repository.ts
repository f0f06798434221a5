import { sql } from 'drizzle-orm';
import type { Acknowledgment } from '@assay/schema/acknowledgments/acknowledgment';
import type { AcknowledgmentTypeName } from '@assay/schema/acknowledgments/acknowledgment-words';
import type { Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { Actor } from '../test-results/test-cases.repository.ts';

/** A substance that is admitted. */
export interface AdmittedSubstance {
  abbreviation: string;
  name: string;
  date: string;
}

/** Exactly what was signed; its hash is that of this, with sorted keys. */
export interface Signed {
  type: AcknowledgmentTypeName;
  donor: string;
  test: Record<string, string>;
  texts: string[];
  causeNumber: string | null;
  comment: string | null;
  substances: readonly AdmittedSubstance[];
  admissionComment: string | null;
  /** SHA-256 of the images. */
  signatures: { defendant: string | null; supervisor: string | null };
  document: string | null;
  signedAt: string;
  signedBy: string;
  device: string;
}

interface ToStore {
  testResultId: number;
  signed: Signed;
  sha256: Buffer;
  files: { defendant: string | null; supervisor: string | null; document: string | null };
  actor: Actor;
}

/** Keeps what was signed; nobody changes it. @returns its id */
export async function storeAcknowledgment(
  tx: Tx,
  { testResultId, signed, sha256, files, actor }: ToStore,
): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`
    insert into acknowledgments (test_result_id, type, cause_number, comment, defendant_signature_file_id,
      supervisor_signature_file_id, document_file_id, substances, signed, sha256, signed_at, signed_by_user_id, signed_by, device)
    values (${testResultId}, ${signed.type}, ${signed.causeNumber}, ${signed.comment}, ${files.defendant}::uuid,
      ${files.supervisor}::uuid, ${files.document}::uuid, ${JSON.stringify(signed.substances)}::jsonb,
      ${JSON.stringify(signed)}::jsonb, ${sha256}, ${signed.signedAt}::timestamptz, ${actor.userId}, ${signed.signedBy},
      ${signed.device})
    returning id`);
  return found(row).id;
}

/** Notes on the test what was signed of it. */
export async function markAcknowledged(
  tx: Tx,
  testResultId: number,
  state: 'ACKNOWLEDGED' | 'ADMITTED',
  at: string,
): Promise<void> {
  await tx.run(sql`
    update test_results set acknowledgment_type = ${state}, acknowledged_at = ${at}::timestamptz, version = version + 1,
      updated_at = now() where id = ${testResultId}`);
}

/** What was signed of a test, the first first. */
export const readSigned = (
  tx: Tx,
  testResultId: number,
): Promise<
  (Omit<Acknowledgment, 'admissionComment'> & {
    signed: Signed;
    defendant: string | null;
    supervisor: string | null;
  })[]
> =>
  tx.rows(sql`
    select a.id, a.type, a.signed_at as "signedAt", a.signed_by as "signedBy", a.device, a.cause_number as "causeNumber",
      a.comment, a.substances, encode(a.sha256, 'hex') as sha256, a.signed,
      (select jsonb_build_object('fileId', f.id, 'title', f.title, 'contentType', f.content_type)
        from files f where f.id = a.document_file_id) as document,
      (select f.storage_key from files f where f.id = a.defendant_signature_file_id) as defendant,
      (select f.storage_key from files f where f.id = a.supervisor_signature_file_id) as supervisor
    from acknowledgments a where a.test_result_id = ${testResultId} order by a.id`);
