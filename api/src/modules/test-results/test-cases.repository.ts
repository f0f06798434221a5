import { sql } from 'drizzle-orm';
import type { CaseCompliance } from '@assay/schema/compliance/compliance-check';
import type { ProgramName } from '@assay/schema/common/programs';
import type { Row, Tx } from '../../core/database/database.ts';
import { insertRows } from '../../core/database/insert-rows.ts';
import type { SealedColumn } from '../../core/secrets/sealed-column.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { found } from '../../core/refusal.ts';

/** The person who is tested, as of the day. */
export interface Donor {
  firstName: string;
  middleName?: string | null;
  lastName: string;
  primaryIdType: string;
  primaryId: string;
  dateOfBirth?: string | null;
  phone?: string | null;
  reasonForTest?: string | null;
  verifiedBy?: { firstName: string; lastName: string } | null;
  isVerbalConsent?: boolean | null;
  isDonorAcceptTest?: boolean | null;
  signature?: string | null;
}

export interface NewCase {
  companyId: number;
  locationId: number;
  program: ProgramName;
  donor: Donor;
  clientId?: number | null;
  runParticipantId?: number | null;
  /** What the compliance check said, and why it was overridden. */
  compliance?: object | null;
}

/** Who does something to a test: a user, or the system by itself. */
export interface Actor {
  userId: number | null;
  name: string;
}

const placeOf = (tenantId: number, caseId: number): string =>
  `tenant ${tenantId} test case ${caseId} SSN`;

/** The SSN of a case's donor, in nine digits; null for one who is identified by something else. */
export const ssnOfCase = (
  secrets: SecretBox,
  {
    tenant_id: tenantId,
    id,
    ssn_sealed: sealed,
  }: Pick<Row<'test_cases'>, 'tenant_id' | 'id' | 'ssn_sealed'>,
): string | null => (sealed === null ? null : secrets.open(sealed, placeOf(tenantId, id)));

/** Where the SSNs of donors lie. */
export const donorSsns: SealedColumn = { table: 'public.test_cases', sealed: 'ssn_sealed' };

export function idColumns(
  secrets: SecretBox,
  tenantId: number,
  caseId: number,
  { primaryIdType, primaryId }: Donor,
) {
  if (primaryIdType !== 'SSN') return { plain: primaryId, sealed: null, digits: null };
  return {
    plain: null,
    sealed: secrets.seal(primaryId, placeOf(tenantId, caseId)),
    digits: primaryId.slice(-4),
  };
}

/** A case with its id, as `test_cases` has it. */
export function caseRow(
  { secrets, tenantId, actor }: { secrets: SecretBox; tenantId: number; actor: Actor },
  id: number,
  { companyId, locationId, program, donor, clientId, runParticipantId, compliance }: NewCase,
) {
  const { plain, sealed, digits } = idColumns(secrets, tenantId, id, donor);
  return {
    id,
    company_id: companyId,
    location_id: locationId,
    program,
    reason_for_test: donor.reasonForTest ?? null,
    client_id: clientId ?? null,
    first_name: donor.firstName,
    middle_name: donor.middleName ?? null,
    last_name: donor.lastName,
    primary_id_type: donor.primaryIdType,
    primary_id: plain,
    ssn_sealed: sealed,
    ssn_last_digits: digits,
    date_of_birth: donor.dateOfBirth ?? null,
    phone: donor.phone ?? null,
    verified_by_first_name: donor.verifiedBy?.firstName ?? null,
    verified_by_last_name: donor.verifiedBy?.lastName ?? null,
    is_verbal_consent: donor.isVerbalConsent ?? null,
    is_donor_accept_test: donor.isDonorAcceptTest ?? null,
    signature_file_id: donor.signature ?? null,
    run_participant_id: runParticipantId ?? null,
    compliance: compliance ?? null,
    created_by_user_id: actor.userId,
    created_by: actor.name,
  };
}

/**
 * Opens a test case with its donor as of today.
 * @returns its id
 */
export async function openCase(
  tx: Tx,
  who: { secrets: SecretBox; tenantId: number; actor: Actor },
  kase: NewCase,
): Promise<number> {
  const { id } = found(await tx.row<{ id: number }>(sql`select app.next_id('test_cases') as id`));
  await insertRows(tx, 'test_cases', [caseRow(who, id, kase)]);
  return id;
}

/**
 * Keeps the check of a test that joins a case: where the case has none, and in place of the former one where somebody went on in
 * spite of the alert.
 */
export const keepCompliance = async (
  tx: Tx,
  id: number,
  compliance: CaseCompliance | null,
): Promise<number> =>
  compliance === null
    ? 0
    : tx.run(sql`
    update test_cases set compliance = ${JSON.stringify(compliance)}::jsonb, version = version + 1, updated_at = now()
    where id = ${id} and (compliance is null or ${compliance.isOverridden})`);

/** A case in sight. @throws Refusal RESOURCE_NOT_FOUND */
export const readCase = async (tx: Tx, id: number): Promise<Row<'test_cases'>> =>
  found(await tx.row<Row<'test_cases'>>(sql`select * from test_cases where id = ${id}`));

/** A donor as cases are looked for. */
export interface DonorId {
  companyId: number;
  primaryIdType: string;
  primaryId: string;
}

type CaseOfDonor = Pick<Row<'test_cases'>, 'tenant_id' | 'id' | 'ssn_sealed'>;

/**
 * Cases of a company whose donor has an id, the newest first. SSNs are compared unsealed, of those whose last digits match.
 */
export async function casesOfDonor(
  tx: Tx,
  secrets: SecretBox,
  { companyId, primaryIdType, primaryId }: DonorId,
): Promise<number[]> {
  const isSsn = primaryIdType === 'SSN';
  const same = isSsn
    ? sql`ssn_last_digits = ${primaryId.slice(-4)}`
    : sql`primary_id_key = lower(${primaryId}) collate "C"`;
  const rows = await tx.rows<CaseOfDonor>(sql`
    select tenant_id, id, ssn_sealed from test_cases
    where company_id = ${companyId} and primary_id_type = ${primaryIdType} and ${same} and deleted_at is null
    order by id desc`);
  return rows.filter((row) => !isSsn || ssnOfCase(secrets, row) === primaryId).map(({ id }) => id);
}

/**
 * Whether a donor has an open case with a test of the specimen type, other than the one that is confirmed
 * (EXIST_OPEN_TEST_CASE_FOR_DONOR, contract §19). Two orders at the same moment wait for each other.
 */
export async function hasOpenCase(
  tx: Tx,
  secrets: SecretBox,
  {
    specimenTypeId,
    exceptCaseId,
    ...donor
  }: DonorId & { specimenTypeId: number; exceptCaseId?: number | null },
): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('donor ' || app.tenant_id() || ' ' || ${donor.companyId}::bigint),
    hashtext(${`${donor.primaryIdType} ${donor.primaryId.toLowerCase()}`}))`);
  const ids = await casesOfDonor(tx, secrets, donor);
  const row = await tx.row(sql`
    select 1 as open from test_cases c join test_results t on t.test_case_id = c.id
    where c.id = any (${sql.param(ids)}::bigint[]) and c.status = 'OPEN' and c.id <> ${exceptCaseId ?? 0}
      and t.specimen_type_id = ${specimenTypeId} and t.deleted_at is null limit 1`);
  return row !== null;
}

/** Cases in scope whose donor has an SSN of nine digits. */
export async function casesOfSsn(tx: Tx, secrets: SecretBox, ssn: string): Promise<number[]> {
  const rows = await tx.rows<CaseOfDonor>(sql`
    select tenant_id, id, ssn_sealed from test_cases
    where primary_id_type = 'SSN' and ssn_last_digits = ${ssn.slice(-4)} and deleted_at is null`);
  return rows.filter((row) => ssnOfCase(secrets, row) === ssn).map(({ id }) => id);
}

/**
 * Cases in scope whose donor has an id, of a type where it is known. SSNs are compared unsealed, and by nine digits alone.
 */
export async function casesOfId(
  tx: Tx,
  secrets: SecretBox,
  { type, id }: { type: string | null; id: string },
): Promise<number[]> {
  const ssns =
    /^\d{9}$/.test(id) && (type ?? 'SSN') === 'SSN' ? await casesOfSsn(tx, secrets, id) : [];
  if (type === 'SSN') return ssns;
  const rows = await tx.rows<{ id: number }>(sql`
    select id from test_cases where primary_id_key = lower(${id}) collate "C" and deleted_at is null
      and (${type}::text is null or primary_id_type = ${type})`);
  return [...ssns, ...rows.map((row) => row.id)];
}
/** Whether a test is in sight and not deleted. */
export const isTestVisible = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(
    sql`select 1 as seen from test_results where id = ${id} and deleted_at is null`,
  )) !== null;
