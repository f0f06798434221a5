import { bornText } from '@assay/schema/donor-files/born-text';
import { primaryIdTypes } from '@assay/schema/common/primary-id-types';
import type { ProgramName } from '@assay/schema/common/programs';
import { programs } from '@assay/schema/common/programs';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { usDay } from '@assay/schema/core/us-day';
import type { DonorFile, DonorTest } from '@assay/schema/donor-files/donor-file';
import { resultTypes, testStatuses } from '@assay/schema/test-results/test-words';
import { knownZone, momentsIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { letterheadOf } from '../../core/documents/letterhead.ts';
import { bottomOf, pdfDocument } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfHeading, pdfParagraph, pdfTable } from '../../core/documents/pdf-parts.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { noteDownload } from '../test-results/note-download.service.ts';
import { readTestResult } from '../test-results/read-test-result.read-model.ts';
import {
  donorFacts,
  drawLines,
  resultFacts,
  specimenFacts,
} from '../test-results/result-pdf.service.ts';
import { readDonorFile } from './donor-file.read-model.ts';

/** Tests of one bundle; more are taken in several years. */
const MOST = 200;
/** Room that the beginning of a test takes, points. */
const BEGINNING = 160;

const yearOf = ({ countedOn }: DonorTest): number => Number(countedOn.slice(0, 4));
const outcomeOf = ({ resultType, testStatus }: DonorTest): string =>
  resultType === null ? testStatuses[testStatus] : resultTypes[resultType];

const isRefusal = ({ testStatus }: DonorTest): boolean => testStatus === 'REFUSAL_TO_TEST';
const isPositive = ({ resultType, testType }: DonorTest): boolean =>
  resultType?.startsWith('RESULT_POSITIVE') === true && testType === 'LAB';

/** What 49 CFR 40.25(b) asks a former employer for, as numbers of the tests below. */
const summary = (tests: readonly DonorTest[]): (readonly [string, string])[] => [
  ['Tests', String(tests.length)],
  ['Positive results', String(tests.filter(isPositive).length)],
  ['Refusals to be tested', String(tests.filter(isRefusal).length)],
  ['Without an outcome yet', String(tests.filter(({ releasedAt }) => releasedAt === null).length)],
];

const idsOf = ({ ids }: DonorFile): string =>
  ids.map((each) => `${primaryIdTypes[each.primaryIdType]} ${each.primaryId}`).join(', ');

interface Asked {
  'years[]': readonly number[];
  program?: ProgramName | undefined;
}

/**
 * What an employer hands over on request: the tests of a donor in chosen years, first as a table and then one by one, with
 * released outcomes alone and without quantities of DOT tests (49 CFR 40.25, 40.333, 40.163(g)). The access log notes it.
 * @throws Refusal RESOURCE_NOT_FOUND; of fields without a test in these years, or with more than fit
 */
export async function downloadDonorFile(
  context: Context,
  id: number,
  { 'years[]': years, program }: Asked,
  secrets: SecretBox,
): Promise<MadeDocument> {
  const file = await readDonorFile(context, id, secrets);
  const tests = file.tests.filter(
    (test) => years.includes(yearOf(test)) && (program === undefined || test.program === program),
  );
  const refused = (text: string): Refusal =>
    Refusal.fields(fieldError(['years[]'], 'INVALID', {}, text));
  if (tests.length === 0) throw refused('There is no test in these years.');
  if (tests.length > MOST) throw refused(`More than ${MOST} tests: take them in several files.`);
  const { timezone } = context.viewer;
  context.audit({
    action: 'donorFile.exported',
    entityId: file.testResultId,
    companyId: file.companyId,
    changes: { years: { after: years.join(', ') }, rows: { after: tests.length } },
  });
  const details: Awaited<ReturnType<typeof readTestResult>>[] = [];
  for (const test of tests) {
    details.push(await readTestResult(context, test.testResultId, { asReleased: true }));
    // Who takes a result along in a bundle is told of its correction like anybody else.
    await noteDownload(context, test.testResultId);
  }
  const title = `Drug and alcohol tests of ${file.fullName}`;
  const letterhead = await letterheadOf(context);
  return pdfDocument({ name: 'donor-file.pdf', title, head: letterhead }, async (pdf) => {
    await pdfFacts(pdf, [
      ['Company', file.companyName],
      ['Ids', idsOf(file)],
      ['Date of birth', bornText(file.ids) ?? 'not known'],
      ['Years', years.toSorted((one, other) => one - other).join(', ')],
      ['Time zone', knownZone(timezone)],
      ['Program', program === undefined ? 'DOT and Non-DOT' : programs[program]],
      ...summary(tests),
    ]);
    pdfParagraph(
      pdf,
      'What this is',
      'Tests that this company has on record, with outcomes as they are released. Return-to-duty documents and other violations are not kept here (49 CFR 40.25(b)).',
    );
    const format = momentsIn(timezone);
    const moment = (at: string | null): string => (at === null ? '' : format(new Date(at)));
    const columns = [
      { head: 'Collected', share: 1.4 },
      { head: 'Program', share: 0.8 },
      { head: 'Reason', share: 1 },
      { head: 'Outcome', share: 1 },
      { head: 'Positive for', share: 1 },
      { head: 'Released', share: 1.4 },
    ];
    const rows = tests.map((test) => [
      test.collectedAt === null
        ? `none; entered ${usDay(test.countedOn)}`
        : moment(test.collectedAt),
      programs[test.program],
      test.reasonForTest === null ? '' : reasonsForTest[test.reasonForTest],
      outcomeOf(test),
      test.positiveDrugs ?? '',
      moment(test.releasedAt),
    ]);
    // oxlint-disable-next-line require-await -- a table takes its rows some at a time
    const some = (async function* () {
      yield rows;
    })();
    await pdfTable(pdf, columns, some);
    for (const test of details) {
      if (pdf.y + BEGINNING > bottomOf(pdf)) pdf.addPage();
      else pdf.moveDown(1.2);
      pdfHeading(pdf, `Test Case ${test.testCase.id}`);
      await pdfFacts(pdf, donorFacts(test));
      await pdfFacts(pdf, specimenFacts(test, timezone));
      await pdfFacts(pdf, resultFacts(test, timezone));
      await drawLines(pdf, test.drugAdulterantResults);
    }
  });
}
