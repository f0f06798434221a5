import {
  nowWords,
  participantWord,
  peopleNotKept,
} from '@assay/schema/selection-runs/participant-words';
import type { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import type { SelectionRun } from '@assay/schema/selection-runs/selection-run';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { momentIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import type { CsvAnswer } from '../../core/csv/serve-csv.ts';
import { dayStamp, usDay } from '@assay/schema/core/us-day';
import type { CsvCell } from '../../core/csv/write-csv.ts';
import { letterheadOf } from '../../core/documents/letterhead.ts';
import { pdfDocument } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfTable } from '../../core/documents/pdf-parts.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { readTestPool } from '../test-pools/test-pools.read-model.ts';
import { haveChanged, participantPages } from './run-participants.read-model.ts';
import { selectionPeriodOf } from './selection-period.ts';
import { readSelectionRun } from './selection-runs.read-model.ts';

type Column = readonly [header: string, cell: (row: RunParticipant) => CsvCell];

const yesNo = (value: boolean | null): CsvCell => (value === null ? null : value ? 'Yes' : 'No');

const regulated: readonly Column[] = [
  ['SSN', ({ ssn }) => ssn],
  ['Date of Birth', ({ dateOfBirth }) => usDay(dateOfBirth)],
  ['CDL Number', ({ cdlNumber }) => cdlNumber],
  ['State', ({ state }) => state],
  ['Other ID', ({ otherId }) => otherId],
  ['Observation Required', ({ observationRequired }) => yesNo(observationRequired)],
  ['Employee Category', ({ employeeCategoryName }) => employeeCategoryName],
];
const unregulated: readonly Column[] = [['ID Number', ({ idNumber }) => idNumber]];

/** Among the people of a consortium: whom each of them works for. */
const company: Column = ['Company', ({ companyName }) => companyName];

/** Beside people who are as they were drawn it would be empty. */
const now: Column = ['Now', (row) => nowWords(row, row.now)];

const columnsOf = (
  { isRegulated, consortiumId }: Pick<TestPool, 'isRegulated' | 'consortiumId'>,
  { isInvalidated }: Pick<SelectionRun, 'isInvalidated'>,
  hasChanged: boolean,
): readonly Column[] => [
  ['Drawn Order', ({ runIndex }) => runIndex],
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Drug', (row) => participantWord(row, 'drugs', isInvalidated)],
  ['Alcohol', (row) => participantWord(row, 'alcohol', isInvalidated)],
  ...(isRegulated ? regulated : unregulated),
  ...(consortiumId === null ? [] : [company]),
  ['Location', ({ locationName }) => locationName],
  ['Specimen ID', ({ specimenId }) => specimenId],
  ['Excusal Reason', ({ excusalReason }) => excusalReason],
  ...(hasChanged ? [now] : []),
];

async function* cellsOf(context: Context, runId: number, columns: readonly Column[]) {
  for await (const rows of participantPages(context, runId))
    yield rows.map((row) => columns.map(([, cell]) => cell(row)));
}

async function* textsOf(context: Context, runId: number, columns: readonly Column[]) {
  for await (const rows of cellsOf(context, runId, columns))
    yield rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

/** `Run @ 01-31-2026 Results` (C s7). */
const nameOf = ({ runDate }: { runDate: string }): string => `Run @ ${dayStamp(runDate)} Results`;

/**
 * Whom a run selected, as they were drawn, in drawn order; SSNs are masked (C s7).
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function downloadRun(context: Context, id: number): Promise<CsvAnswer> {
  const run = await readSelectionRun(context, id);
  const pool = await readTestPool(context, run.testPoolId);
  const columns = columnsOf(pool, run, await haveChanged(context, id));
  return {
    name: `${nameOf(run)}.csv`,
    header: columns.map(([header]) => header),
    rows: cellsOf(context, id, columns),
  };
}

const count = (value: number): string => value.toLocaleString('en-US');

/** Widths on paper, where they are not all alike. */
const sharesOf: Record<string, number> = {
  'Drawn Order': 0.8,
  Drug: 0.8,
  Alcohol: 0.8,
  SSN: 1.2,
  'Date of Birth': 1.2,
  'CDL Number': 1.3,
  State: 0.7,
  'Other ID': 0.9,
  'Observation Required': 1.3,
  'Employee Category': 1.4,
  Company: 1.4,
  Location: 1.4,
  Now: 1.6,
};

/** The same rows on paper. @throws Refusal RESOURCE_NOT_FOUND */
export async function downloadRunPdf(context: Context, id: number): Promise<MadeDocument> {
  const run = await readSelectionRun(context, id);
  const pool = await readTestPool(context, run.testPoolId);
  const columns = columnsOf(pool, run, await haveChanged(context, id));
  const title = `${pool.name}: run of ${usDay(run.runDate)}`;
  const letterhead = await letterheadOf(context);
  const paper = {
    name: `${nameOf(run)}.pdf`,
    title,
    layout: 'landscape',
    head: letterhead,
  } as const;
  return pdfDocument(paper, async (pdf) => {
    await pdfFacts(pdf, [
      pool.consortiumId === null
        ? ['Company', pool.companyName ?? '']
        : ['Consortium', pool.consortiumName ?? ''],
      ...(pool.testingAgencyName == null ? [] : ([['Agency', pool.testingAgencyName]] as const)),
      ...(pool.locationName === null ? [] : ([['Location', pool.locationName]] as const)),
      ['Selection period', selectionPeriodOf(run)],
      ['Members at the draw', count(run.memberCount)],
      ['Selected for drugs', count(run.selectedForDrugTesting)],
      ['Selected for alcohol', count(run.selectedForAlcoholTesting)],
      ['Drawn', `${momentIn(new Date(run.drawnAt), context.viewer.timezone)} by ${run.drawnBy}`],
      ...(run.arePeopleKept ? [] : ([['People', peopleNotKept]] as const)),
      ...(run.isInvalidated ? ([['Invalidated', run.invalidationReason ?? '']] as const) : []),
    ]);
    await pdfTable(
      pdf,
      columns.map(([head]) => ({ head, share: sharesOf[head] ?? 1 })),
      textsOf(context, id, columns),
    );
  });
}
