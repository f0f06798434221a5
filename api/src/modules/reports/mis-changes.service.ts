import { fieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { MIS_TOTAL } from '@assay/schema/mis-reports/mis-form';
import type { MisReport } from '@assay/schema/mis-reports/mis-report';
import type {
  CorrectMisReportInput,
  misReportRoutes,
} from '@assay/schema/mis-reports/mis-report.routes';
import type { BodyOf } from '@assay/schema/core/route';
import { changesBetween } from '../../core/audit/audit.ts';
import { dayIn, knownZone } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { cellsByPlace, placeKey, type MisPlace } from './mis-corrected.ts';
import { hashOfMis, readMisReport, readWholeMis, type ReadMis } from './mis-report.service.ts';
import {
  storeCorrection,
  storeEmployer,
  storeSignature,
  takeMisReport,
  withdrawSignature,
  type MisActor,
  type MisAsked,
} from './mis-stored.repository.ts';

type Routes = typeof misReportRoutes;
type Sent = { agency: MisAsked['agency']; year: number; version: number };

/** A report that is about to change: taken by its version, by somebody who sees the whole company. */
interface Taken extends ReadMis {
  reportId: number;
  asked: MisAsked;
  actor: MisActor;
}

/** A signed report changes only after its signature is withdrawn. */
const signed = (): Refusal => {
  const text = 'This report is signed. Withdraw the signature before you change it.';
  return Refusal.fields(fieldError(['version'], 'INVALID', {}, text));
};

/**
 * @throws Refusal ACCESS_DENIED for who sees a part of the company, STALE_VERSION; at `version` of a
 * signed one unless `isSigned`
 */
async function take(
  context: Context,
  companyId: number,
  { agency, year, version }: Sent,
  isSigned = false,
): Promise<Taken> {
  const asked = { companyId, agency, year };
  const read = await readWholeMis(context, asked);
  if (!read.report.isWhole) throw new Refusal('ACCESS_DENIED');
  const reportId = await takeMisReport(context.tx, asked, version);
  if (reportId === null) throw new Refusal('STALE_VERSION');
  if (!isSigned && read.stored.frozen !== null) throw signed();
  const { name } = await viewerAsActor(context);
  const { userId, homeTenantId } = context.viewer;
  return { ...read, reportId, asked, actor: { userId, homeTenantId, name, at: context.now } };
}

/** Which report of the company it is, for the audit log. */
const reportOf = ({ agency, year }: MisAsked) => ({ report: { after: `${agency} ${year}` } });

/** Fills in section I. @throws Refusal as `take` */
export async function updateMisEmployer(
  context: Context,
  companyId: number,
  { agency, year, version, ...employer }: BodyOf<Routes['updateEmployer']>,
): Promise<MisReport> {
  const { reportId, asked, report } = await take(context, companyId, { agency, year, version });
  await storeEmployer(context.tx, reportId, employer);
  context.audit({
    action: 'misReport.employerUpdated',
    entityId: companyId,
    companyId,
    changes: { ...reportOf(asked), ...changesBetween(report.employer, employer) },
  });
  return readMisReport(context, asked);
}

/** A cell that can be corrected: sums follow from theirs, and Section II (A) has no page. */
function assertCell(report: MisReport, place: MisPlace): { before: number; label: string } {
  const fail = (field: keyof CorrectMisReportInput): never => {
    const errors: FieldErrorTree = fieldError([field], 'INVALID');
    throw Refusal.fields(errors);
  };
  if (place.section === 'EMPLOYEES' && place.category === null) {
    if (place.column !== 'employees') fail('column');
    return { before: report.employees.value, label: 'All categories, employees' };
  }
  if (place.row === MIS_TOTAL) fail('row');
  const found = cellsByPlace(report.pages).get(placeKey(place));
  if (found === undefined) {
    const isPage = report.pages.some(({ category }) => category === place.category);
    return fail(isPage ? 'column' : 'category');
  }
  return { before: found.cell.value, label: found.label };
}

/** Sets a cell, or takes the corrections of it back; each is kept. @throws Refusal of fields, and as `take` */
export async function correctMisReport(
  context: Context,
  companyId: number,
  { category, section, row, column, value, reason, ...sent }: BodyOf<Routes['correct']>,
): Promise<MisReport> {
  const { reportId, asked, report, actor } = await take(context, companyId, sent);
  const place = { category, section, row: section === 'EMPLOYEES' ? null : row, column };
  const { before, label } = assertCell(report, place);
  const made = { ...place, value, before, reason };
  await storeCorrection(context.tx, { reportId, companyId }, made, actor);
  context.audit({
    action: 'misReport.corrected',
    entityId: companyId,
    companyId,
    changes: { ...reportOf(asked), [label]: { before, after: value }, reason: { after: reason } },
  });
  return readMisReport(context, asked);
}

/**
 * Signs a report off by the name of the certifying official; what was signed is kept.
 * @throws Refusal STALE_VERSION also when numbers moved since they were read; and as `take`
 */
export async function signMisReport(
  context: Context,
  companyId: number,
  { name, title, state, ...sent }: BodyOf<Routes['sign']>,
): Promise<MisReport> {
  const { reportId, asked, frozen, actor } = await take(context, companyId, sent);
  const sha256 = hashOfMis(frozen);
  if (state !== sha256) throw new Refusal('STALE_VERSION');
  const certifiedOn = dayIn(actor.at, knownZone(context.viewer.timezone));
  const signature = { name, title, certifiedOn, frozen, sha256 };
  await storeSignature(context.tx, { reportId, companyId }, signature, actor);
  context.audit({
    action: 'misReport.signed',
    entityId: companyId,
    companyId,
    changes: {
      ...reportOf(asked),
      name: { after: name },
      title: { after: title },
      certifiedOn: { after: certifiedOn },
      sha256: { after: sha256 },
    },
  });
  return readMisReport(context, asked);
}

/** Withdraws the signature, which stays readable. @throws Refusal RESOURCE_NOT_FOUND of a report that is not signed; as `take` */
export async function withdrawMisSignature(
  context: Context,
  companyId: number,
  { reason, ...sent }: BodyOf<Routes['withdraw']>,
): Promise<MisReport> {
  const { reportId, asked, actor } = await take(context, companyId, sent, true);
  const changed = await withdrawSignature(context.tx, reportId, { reason, ...actor });
  if (changed === 0) throw Refusal.notFound();
  context.audit({
    action: 'misReport.signatureWithdrawn',
    entityId: companyId,
    companyId,
    changes: { ...reportOf(asked), reason: { after: reason } },
  });
  return readMisReport(context, asked);
}
