import { sql } from 'drizzle-orm';
import type { MroBasis, MroContactKind, MroRefusalReason } from '@assay/schema/mro/mro-words';
import type { ProgramName } from '@assay/schema/common/programs';
import type {
  MroResultName,
  ResultTypeName,
  TestStatusName,
} from '@assay/schema/test-results/test-words';
import type { Row, Tx } from '../../core/database/database.ts';
import type { Actor, ReportLevel, ReportLine } from './filed-report.ts';

/** A test as MRO staff work on it; every other column is on its page. */
export type TestInReview = Pick<
  Row<'test_results'>,
  'id' | 'company_id' | 'mro_result' | 'goes_through_mro' | 'released_at'
> & { program: ProgramName; test_status: TestStatusName; testing_agency: string | null };

/** A test that is not deleted; `lock` holds it until the commit. */
export const selectTest = (tx: Tx, id: number, lock: boolean): Promise<TestInReview | null> =>
  tx.row<TestInReview>(sql`
    select t.id, t.company_id, t.program, t.test_status, t.mro_result, t.goes_through_mro, t.released_at,
      (select o.testing_agency from lab_orders o where o.test_result_id = t.id) as testing_agency
    from test_results t where t.id = ${id} and t.deleted_at is null ${lock ? sql`for no key update of t` : sql``}`);

interface KeptReport {
  id: number;
  report_version: number;
  replace_reason: string | null;
  certified_by: string | null;
  laboratory: string | null;
  received_at: string | null;
  reported_at: string;
  remarks: string | null;
  lines: readonly ReportLine[];
  levels: readonly ReportLevel[] | null;
  created_at: string;
  released_at: string | null;
}

/** What a laboratory reported. */
export interface LaboratoryFiled extends KeptReport {
  kind: 'LABORATORY';
  result: ResultTypeName;
}

/** What an MRO determined. */
export interface MroFiled extends KeptReport {
  kind: 'MRO';
  result: MroResultName;
  basis: MroBasis | null;
  note: string | null;
}

export type Filed = LaboratoryFiled | MroFiled;

/** All reports of a test in the order in which they came, as MRO staff see them. */
export const selectReports = (tx: Tx, testResultId: number): Promise<Filed[]> =>
  tx.rows<Filed>(sql`
    select r.id, r.kind, r.report_version, r.replace_reason, r.result, r.certified_by, r.laboratory, r.received_at,
      r.reported_at, r.remarks, r.lines, r.created_at, r.released_at, d.basis, d.note,
      (select l.levels from test_report_levels l where l.test_report_id = r.id) as levels
    from test_reports r left join mro_determinations d on d.test_report_id = r.id
    where r.test_result_id = ${testResultId} order by r.id`);

/** An entry of the contact log. */
export interface KeptContact {
  kind: MroContactKind;
  at: string;
  phone: string | null;
  note: string | null;
  actor: string;
}

/** The contact log of a test, oldest first. */
export const selectContacts = (tx: Tx, testResultId: number): Promise<KeptContact[]> =>
  tx.rows<KeptContact>(sql`
    select kind, at, phone, note, actor from mro_contacts where test_result_id = ${testResultId} order by at, id`);

/** Adds to the contact log. */
export const addContact = (
  tx: Tx,
  testResultId: number,
  { kind, at, phone, note }: Omit<KeptContact, 'actor'>,
  actor: Actor,
): Promise<number> =>
  tx.run(sql`
    insert into mro_contacts (test_result_id, kind, at, phone, note, actor_user_id, actor)
    values (${testResultId}, ${kind}, ${at}::timestamptz, ${phone}, ${note}, ${actor.userId}, ${actor.name})`);

/** What MRO staff know of a determination beside its report. */
export interface NewDetermination {
  testReportId: number;
  laboratoryReportId: number;
  basis: MroBasis | null;
  refusalReason: MroRefusalReason | null;
  isRecollectionObserved: boolean;
  note: string | null;
}

export const addDetermination = (tx: Tx, given: NewDetermination): Promise<number> =>
  tx.run(sql`
    insert into mro_determinations (test_report_id, laboratory_report_id, basis, refusal_reason, is_recollection_observed, note)
    values (${given.testReportId}, ${given.laboratoryReportId}, ${given.basis}, ${given.refusalReason},
      ${given.isRecollectionObserved}, ${given.note})`);

/** Who opened or took along a test, and when. */
export interface Reader {
  name: string;
  at: string;
  isDownload: boolean;
}

export const selectReaders = async (tx: Tx, testResultId: number): Promise<Reader[]> => {
  const rows = await tx.rows<{ kind: string; actor: string; at: string }>(sql`
    select kind, actor, at from test_events
    where test_result_id = ${testResultId} and kind in ('VIEWED', 'DOWNLOADED') order by at, id`);
  return rows.map(({ kind, actor: name, at }) => ({ name, at, isDownload: kind === 'DOWNLOADED' }));
};
