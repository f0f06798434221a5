import { keysOf } from '@assay/schema/core/keys-of';
import { formatListQuery } from '@assay/schema/core/list-query';
import type { ListFilter } from '@assay/schema/core/list';
import {
  MIS_TOTAL,
  misAlcoholColumns,
  misDrugColumns,
  misReasons,
  type MisReason,
} from '@assay/schema/mis-reports/mis-form';
import type { MisCell, MisPage, MisReport, MisSection } from '@assay/schema/mis-reports/mis-report';
import type { Context } from '../../core/context.ts';
import { countTestsBy } from '../test-results/count-tests.read-model.ts';
import type { Figure } from '../test-results/test-figure.read-model.ts';
import { alcoholFigures, drugFigures } from './mis-figures.ts';
import { misDrugs, type MisCategory } from './mis-report.read-model.ts';
import { filter } from './report-filters.ts';
import { released } from './report-figures.ts';

type Counts = Awaited<ReturnType<typeof countTestsBy<string, 'alcohol' | 'category' | 'reason'>>>;
type Section = Exclude<MisSection['section'], 'EMPLOYEES'>;

/** What a section is made of. */
interface Part {
  section: Section;
  title: string;
  columns: Readonly<Record<string, { number: number; label: string }>>;
  figures: Readonly<Record<string, Figure>>;
  filters: readonly ListFilter[];
  notes: string[];
  counts: Counts;
}

const drugNotes = [
  'A negative-dilute test that led to a second collection counts as well, unless who signs corrects it by hand.',
  'Column 11 has the refusals whose reason was entered as a shy bladder; column 12 all others.',
  'A test for drugs and alcohol together counts as a drug test.',
];
const alcoholNotes = [
  'A positive result counts as screened and confirmed. Columns 5 and 6 have the tests whose concentration was entered.',
];
const postAccidentNote = 'Post-accident tests are not reported to the FRA on this form.';

/** Reasons that the form of an agency has; the FRA's has no post-accident tests (domain, MIS). */
const reasonsOf = (agency: MisReport['agency']): MisReason[] =>
  keysOf(misReasons).filter((reason) => agency !== 'FRA' || reason !== 'POST_ACCIDENT');

/** The conditions of a page: none where the agency has one category, which everybody is of. */
const categoryFilters = (id: number | null, isOnly: boolean): ListFilter[] => {
  if (isOnly) return [];
  return [
    id === null
      ? filter('testResult.employeeCategoryId', 'IS_NULL', 'true')
      : filter('testResult.employeeCategoryId', 'EQ', id),
  ];
};

const cell = (key: string, counted: number, search: string | null): MisCell => ({
  key,
  value: counted,
  counted,
  isCorrected: false,
  search,
});

/** Figures of both sections are counted at once: a column is called by its section. */
const columnOf = (section: Section, key: string): string => `${section} ${key}`;
const columnsOf = (section: Section, figures: Part['figures']): [string, Figure][] =>
  Object.entries(figures).map(([key, figure]) => [columnOf(section, key), figure]);

/** A section of a page, with the list behind each number. */
function sectionOf(
  part: Part,
  reasons: readonly MisReason[],
  page: { id: number | null; isOnly: boolean },
): MisSection {
  const counts = part.counts.filter(({ by }) => page.isOnly || by.category === page.id);
  const of = (reason: MisReason | null, key: string): number =>
    counts
      .filter(({ by }) => reason === null || by.reason === reason)
      .reduce((sum, { figures }) => sum + (figures[columnOf(part.section, key)] ?? 0), 0);
  const within = [...part.filters, ...categoryFilters(page.id, page.isOnly)];
  const row = (reason: MisReason | null) => ({
    key: reason ?? MIS_TOTAL,
    label: reason === null ? MIS_TOTAL : misReasons[reason],
    cells: Object.keys(part.columns).map((key) =>
      cell(
        key,
        of(reason, key),
        formatListQuery({
          filters: [
            ...within,
            reason === null
              ? filter('donor.reasonForTest', 'IN', ...reasons)
              : filter('donor.reasonForTest', 'EQ', reason),
            ...(part.figures[key]?.where ?? []),
          ],
        }),
      ),
    ),
  });
  return {
    section: part.section,
    title: part.title,
    columns: Object.entries(part.columns).map(([key, words]) => ({ key, ...words })),
    rows: [...reasons.map(row), row(null)],
    notes: part.notes,
  };
}

/** What is known of one agency and year. */
interface PagesAsked {
  agency: MisReport['agency'];
  /** Tests of the agency and year. */
  filters: readonly ListFilter[];
  categories: readonly MisCategory[];
}

/**
 * The pages of the form as tests and pools tell them, counted in one statement: one for each category that has people or
 * tests, the first one when there are none, and tests whose category is not known at the end.
 */
export async function misPages(
  context: Context,
  { agency, filters, categories }: PagesAsked,
): Promise<Omit<MisPage, 'checks'>[]> {
  const reasons = reasonsOf(agency);
  const notes = agency === 'FRA' ? [postAccidentNote] : [];
  const figures = { DRUGS: drugFigures(await misDrugs(context.tx)), ALCOHOL: alcoholFigures };
  /* USCG employers do not report alcohol. */
  const hasAlcohol = agency !== 'USCG';
  const all = await countTestsBy(
    context,
    [...filters, released, filter('donor.reasonForTest', 'IN', ...reasons)],
    Object.fromEntries([
      ...columnsOf('DRUGS', figures.DRUGS),
      ...(hasAlcohol ? columnsOf('ALCOHOL', figures.ALCOHOL) : []),
    ]),
    ['alcohol', 'category', 'reason'],
  );
  const part = (words: Pick<Part, 'section' | 'title' | 'columns' | 'notes'>): Part => {
    const isAlcohol = words.section === 'ALCOHOL';
    return {
      ...words,
      figures: figures[words.section],
      filters: [...filters, filter('testResult.isAlcohol', 'EQ', String(isAlcohol)), released],
      counts: all.filter(({ by }) => by.alcohol === Number(isAlcohol)),
    };
  };
  const drugs = part({
    section: 'DRUGS',
    title: 'III. Drug Testing Data',
    columns: misDrugColumns,
    notes: [...drugNotes, ...notes],
  });
  const alcohol = hasAlcohol
    ? part({
        section: 'ALCOHOL',
        title: 'IV. Alcohol Testing Data',
        columns: misAlcoholColumns,
        notes: [...alcoholNotes, ...notes],
      })
    : null;
  const isOnly = categories.length === 1;
  const counted = new Set(
    [...drugs.counts, ...(alcohol?.counts ?? [])].map(({ by }) => by.category),
  );
  const unknown: MisCategory = { id: null, name: null, employees: 0 };
  const found = [...categories, ...(isOnly ? [] : [unknown])].filter(
    ({ id, employees }) => isOnly || employees > 0 || counted.has(id),
  );
  const shown = found.some(({ id }) => id !== null) ? found : [...categories.slice(0, 1), ...found];
  return shown.map(({ id, name, employees }) => ({
    category: name,
    employees: cell('employees', employees, null),
    drugs: sectionOf(drugs, reasons, { id, isOnly }),
    alcohol: alcohol && sectionOf(alcohol, reasons, { id, isOnly }),
  }));
}
