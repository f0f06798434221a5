import { sql } from 'drizzle-orm';
import type { DonorFile } from '@assay/schema/donor-files/donor-file';
import type { Tx } from '../../core/database/database.ts';
import { shownId } from '../test-results/test-results.read-model.ts';

const list = (ids: readonly number[]) => sql`any (${sql.param([...ids])}::bigint[])`;

type Merge = Omit<DonorFile['merges'][number], 'oneId' | 'otherId'> & {
  one_id: string | null;
  one_digits: string | null;
  other_id: string | null;
  other_digits: string | null;
};

/** Merges of cases whose both sides are in sight, also those that were taken back. */
export async function mergesOf(tx: Tx, caseIds: readonly number[]): Promise<DonorFile['merges']> {
  const rows = await tx.rows<Merge>(sql`
    select m.id as "mergeId", m.reason, m.by_name as by, m.at, m.undone_at as "undoneAt", m.undone_by as "undoneBy",
      m.undo_reason as "undoReason", one.primary_id as one_id, one.ssn_last_digits as one_digits,
      other.primary_id as other_id, other.ssn_last_digits as other_digits
    from donor_merges m join test_cases one on one.id = m.one_case_id join test_cases other on other.id = m.other_case_id
    where m.one_case_id = ${list(caseIds)} or m.other_case_id = ${list(caseIds)} order by m.id desc`);
  return rows.map(({ one_id, one_digits, other_id, other_digits, ...merge }) => ({
    ...merge,
    oneId: shownId({ primary_id: one_id, ssn_last_digits: one_digits }),
    otherId: shownId({ primary_id: other_id, ssn_last_digits: other_digits }),
  }));
}

export interface MergeToStore {
  companyId: number;
  oneCaseId: number;
  otherCaseId: number;
  reason: string;
  at: Date;
  by: { homeTenantId: number; userId: number; name: string };
}

export const storeMerge = (
  tx: Tx,
  { companyId, oneCaseId, otherCaseId, reason, at, by }: MergeToStore,
): Promise<number> =>
  tx.run(sql`
    insert into donor_merges (company_id, one_case_id, other_case_id, reason, at, by_user_tenant_id, by_user_id, by_name)
    values (${companyId}, ${oneCaseId}, ${otherCaseId}, ${reason}, ${at.toISOString()}, ${by.homeTenantId}, ${by.userId},
      ${by.name})`);

/** Takes a merge of one of the cases back. @returns whether it held */
export const undoMerge = async (
  tx: Tx,
  mergeId: number,
  { caseIds, reason, at, by }: { caseIds: readonly number[]; reason: string; at: Date; by: string },
): Promise<boolean> =>
  (await tx.run(sql`
    update donor_merges set undone_at = ${at.toISOString()}, undone_by = ${by}, undo_reason = ${reason}
    where id = ${mergeId} and undone_at is null and (one_case_id = ${list(caseIds)} or other_case_id = ${list(caseIds)})`)) >
  0;
