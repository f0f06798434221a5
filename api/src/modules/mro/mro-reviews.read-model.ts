import { mroClockRules, mroClocks, ATTEMPTS_NEEDED } from '@assay/schema/mro/mro-clocks';
import { verdictsOf } from '@assay/schema/mro/determination-rules';
import type { MroReview } from '@assay/schema/mro/mro-review';
import type { Context } from '../../core/context.ts';
import { isMroStaff } from '../../core/database/beyond-the-wall.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { shownLines } from '../test-results/shown-report.read-model.ts';
import {
  courseOf,
  determinationsOf,
  drugsFound,
  laboratoryOf,
  situationOf,
  versionOf,
  type MroFile,
} from './mro-course.ts';
import {
  selectContacts,
  selectReaders,
  selectReports,
  selectTest,
  type MroFiled,
  type Reader,
} from './mro-work.repository.ts';

/**
 * MRO staff of the tenant, and nobody else: who was granted it at home is none of another tenant.
 * @throws Refusal ACCESS_DENIED
 */
export function requireMroStaff({ viewer, tenantId }: Context): void {
  if (!isMroStaff(viewer, tenantId)) throw new Refusal('ACCESS_DENIED');
}

/**
 * The file of a test that goes through the MRO. `lock` holds the test until the commit: two who determine at once come
 * one after the other.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readMroFile({ tx }: Context, id: number, lock = false): Promise<MroFile> {
  const test = found(await selectTest(tx, id, lock));
  if (!test.goes_through_mro) throw Refusal.notFound();
  return { test, reports: await selectReports(tx, id), contacts: await selectContacts(tx, id) };
}

/** Who saw a determination while it held. */
const readersOf = (
  readers: readonly Reader[],
  { released_at: from }: MroFiled,
  next: MroFiled | undefined,
): Reader[] =>
  readers.filter(
    ({ at }) => from !== null && at >= from && (next?.released_at == null || at < next.released_at),
  );

function findingsOf(file: MroFile): MroReview['findings'] {
  const laboratory = laboratoryOf(file);
  const [first, latest] = [laboratory[0], laboratory.at(-1)];
  if (first === undefined || latest === undefined) return null;
  return {
    result: latest.result,
    reportVersion: latest.report_version,
    replaceReason: latest.replace_reason,
    reportedAt: latest.reported_at,
    receivedAt: first.created_at,
    laboratory: latest.laboratory,
    certifiedBy: latest.certified_by,
    remarks: latest.remarks,
    lines: shownLines(latest),
  };
}

/**
 * What MRO staff know of a test (ADR 108).
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED
 */
export async function readMroReview(context: Context, id: number): Promise<MroReview> {
  const file = await readMroFile(context, id);
  requireMroStaff(context);
  const course = courseOf(file, context);
  const situation = course && situationOf(file, course);
  const readers = await selectReaders(context.tx, id);
  const determinations = determinationsOf(file);
  return {
    program: file.test.program,
    isReleased: file.test.released_at !== null,
    findings: findingsOf(file),
    clocks: (course === null ? [] : mroClocks(course)).map(({ count, ...clock }) => ({
      ...clock,
      rule: mroClockRules[clock.name],
      count,
      needed: count === null ? null : ATTEMPTS_NEEDED,
    })),
    contacts: [...file.contacts],
    bases: [...(situation?.bases ?? [])],
    verdicts: [...(situation === null ? [] : verdictsOf(situation))],
    determinations: determinations
      .map((each, at) => ({
        reportVersion: each.report_version,
        result: each.result,
        remarks: each.remarks,
        replaceReason: each.replace_reason,
        certifiedBy: each.certified_by,
        verifiedAt: each.reported_at,
        drugs: drugsFound(each),
        basis: each.basis,
        note: each.note,
        seenBy: readersOf(readers, each, determinations[at + 1]),
      }))
      .toReversed(),
    version: versionOf(file),
  };
}
