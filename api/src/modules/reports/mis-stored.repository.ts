import { sql } from 'drizzle-orm';
import type { MisEmployer } from '@assay/schema/mis-reports/mis-employer';
import type { MisReport, MisSignature } from '@assay/schema/mis-reports/mis-report';
import type { Row, Tx } from '../../core/database/database.ts';
import type { StoredCorrection } from './mis-corrected.ts';

/** Which report. */
export interface MisAsked {
  companyId: number;
  agency: MisReport['agency'];
  year: number;
}

/** What was signed: the parts of the report that are numbers and the employer. */
export type FrozenMis = Pick<
  MisReport,
  | 'companyName'
  | 'agency'
  | 'year'
  | 'employer'
  | 'employees'
  | 'numberOfCategories'
  | 'pages'
  | 'checks'
>;

export interface KeptCorrection extends StoredCorrection {
  before: number;
  reason: string;
  by: string;
  at: string;
}

/** What people did to a report; none yet has no id. */
export interface StoredMis {
  id: number | null;
  version: number;
  employer: MisEmployer | null;
  /** In the order in which they were made. */
  corrections: KeptCorrection[];
  /** The latest first. */
  signatures: MisSignature[];
  frozen: FrozenMis | null;
}

const nothing: StoredMis = {
  id: null,
  version: 1,
  employer: null,
  corrections: [],
  signatures: [],
  frozen: null,
};

/** What people did to a report, as far as the caller sees the whole company. */
export async function selectStoredMis(
  tx: Tx,
  { companyId, agency, year }: MisAsked,
): Promise<StoredMis> {
  const row = await tx.row<Row<'mis_reports', 'id' | 'version'> & { employer: MisEmployer | null }>(
    sql`select id, version, employer from mis_reports
      where company_id = ${companyId} and agency = ${agency} and year = ${year}`,
  );
  if (row === null) return nothing;
  const corrections = await tx.rows<KeptCorrection>(sql`
    select category, section, row_key as row, column_key as "column", value, before, reason, by_name as by, at
    from mis_corrections where mis_report_id = ${row.id} order by id`);
  const signatures = await tx.rows<MisSignature & { frozen: FrozenMis }>(sql`
    select name, title, by_name as by, at, certified_on as "certifiedOn", sha256, withdrawn_at as "withdrawnAt", withdrawn_by as "withdrawnBy",
      withdraw_reason as "withdrawReason", frozen
    from mis_signatures where mis_report_id = ${row.id} order by id desc`);
  const inForce = signatures.find(({ withdrawnAt }) => withdrawnAt === null);
  return {
    ...row,
    corrections,
    signatures: signatures.map(({ frozen: _frozen, ...signature }) => signature),
    frozen: inForce?.frozen ?? null,
  };
}

/**
 * Takes the row of a report for a change, and counts it.
 * @returns its id; null when it moved on since `version` was read
 */
export async function takeMisReport(
  tx: Tx,
  { companyId, agency, year }: MisAsked,
  version: number,
): Promise<number | null> {
  await tx.run(sql`
    insert into mis_reports (company_id, agency, year) values (${companyId}, ${agency}, ${year})
    on conflict (tenant_id, company_id, agency, year) do nothing`);
  const row = await tx.row<{ id: number }>(sql`
    update mis_reports set version = version + 1
    where company_id = ${companyId} and agency = ${agency} and year = ${year} and version = ${version} returning id`);
  return row?.id ?? null;
}

export const storeEmployer = (tx: Tx, id: number, employer: MisEmployer): Promise<number> =>
  tx.run(
    sql`update mis_reports set employer = ${JSON.stringify(employer)}::jsonb where id = ${id}`,
  );

/** Who does something, and when. */
export interface MisActor {
  homeTenantId: number;
  userId: number;
  name: string;
  at: Date;
}

export const storeCorrection = (
  tx: Tx,
  { reportId, companyId }: { reportId: number; companyId: number },
  made: StoredCorrection & { before: number; reason: string },
  { homeTenantId, userId, name, at }: MisActor,
): Promise<number> =>
  tx.run(sql`
    insert into mis_corrections (mis_report_id, company_id, category, section, row_key, column_key, value, before, reason, at,
      by_user_tenant_id, by_user_id, by_name)
    values (${reportId}, ${companyId}, ${made.category}, ${made.section}, ${made.row}, ${made.column}, ${made.value},
      ${made.before}, ${made.reason}, ${at.toISOString()}, ${homeTenantId}, ${userId}, ${name})`);

export const storeSignature = (
  tx: Tx,
  { reportId, companyId }: { reportId: number; companyId: number },
  signed: { name: string; title: string; certifiedOn: string; frozen: FrozenMis; sha256: string },
  { homeTenantId, userId, name, at }: MisActor,
): Promise<number> =>
  tx.run(sql`
    insert into mis_signatures (mis_report_id, company_id, name, title, at, certified_on, by_user_tenant_id, by_user_id, by_name,
      frozen, sha256)
    values (${reportId}, ${companyId}, ${signed.name}, ${signed.title}, ${at.toISOString()}, ${signed.certifiedOn}::date, ${homeTenantId}, ${userId},
      ${name}, ${JSON.stringify(signed.frozen)}::jsonb, ${signed.sha256})`);

/** @returns how many signatures were in force */
export const withdrawSignature = (
  tx: Tx,
  reportId: number,
  { reason, name, at }: { reason: string; name: string; at: Date },
): Promise<number> =>
  tx.run(sql`
    update mis_signatures set withdrawn_at = ${at.toISOString()}, withdrawn_by = ${name}, withdraw_reason = ${reason}
    where mis_report_id = ${reportId} and withdrawn_at is null`);
