import { MIS_TOTAL } from '@assay/schema/mis-reports/mis-form';
import type {
  MisCell,
  MisPage,
  MisSection,
  MisSectionName,
} from '@assay/schema/mis-reports/mis-report';
import type { z } from 'zod';

/** Where a cell of the report is. */
export interface MisPlace {
  category: string | null;
  section: z.output<typeof MisSectionName>;
  row: string | null;
  column: string;
}

/** A cell that a person set; null where a correction was taken back. */
export interface StoredCorrection extends MisPlace {
  value: number | null;
}

type Counted = Omit<MisPage, 'checks'>;

export const placeKey = ({ category, section, row, column }: MisPlace): string =>
  JSON.stringify([category, section, row, column]);

/** The value that each cell was last set to. */
export const lastOf = (corrections: readonly StoredCorrection[]): ReadonlyMap<string, number> => {
  const last = new Map<string, number>();
  for (const each of corrections)
    if (each.value === null) last.delete(placeKey(each));
    else last.set(placeKey(each), each.value);
  return last;
};

const set = (cell: MisCell, value: number | undefined): MisCell =>
  value === undefined ? cell : { ...cell, value, isCorrected: true };

/** A section with its corrections; its last row is the sum of the others as they are shown. */
function correctedSection(
  part: MisSection,
  category: string | null,
  last: ReadonlyMap<string, number>,
): MisSection {
  const rows = part.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      set(
        cell,
        last.get(placeKey({ category, section: part.section, row: row.key, column: cell.key })),
      ),
    ),
  }));
  const reasons = rows.filter(({ key }) => key !== MIS_TOTAL);
  return {
    ...part,
    rows: rows.map((row) =>
      row.key === MIS_TOTAL
        ? {
            ...row,
            cells: row.cells.map((cell, at) => ({
              ...cell,
              value: reasons.reduce((sum, { cells }) => sum + (cells[at]?.value ?? 0), 0),
              isCorrected: reasons.some(({ cells }) => cells[at]?.isCorrected ?? false),
            })),
          }
        : row,
    ),
  };
}

/** The pages as a person corrected them. */
export const correctedPages = (
  pages: readonly Counted[],
  last: ReadonlyMap<string, number>,
): Counted[] =>
  pages.map((page) => {
    const { category, employees, drugs, alcohol } = page;
    const place = { category, section: 'EMPLOYEES', row: null, column: 'employees' } as const;
    return {
      category,
      employees: set(employees, last.get(placeKey(place))),
      drugs: correctedSection(drugs, category, last),
      alcohol: alcohol && correctedSection(alcohol, category, last),
    };
  });

/** Section II (A): the people of all pages, unless somebody set it (people may be in two categories). */
export const correctedTotal = (
  pages: readonly Counted[],
  last: ReadonlyMap<string, number>,
): MisCell => {
  const sum = (of: 'value' | 'counted'): number =>
    pages.reduce((all, { employees }) => all + employees[of], 0);
  const cell: MisCell = {
    key: 'employees',
    value: sum('value'),
    counted: sum('counted'),
    isCorrected: false,
    search: null,
  };
  const place = { category: null, section: 'EMPLOYEES', row: null, column: 'employees' } as const;
  return set(cell, last.get(placeKey(place)));
};

/** Every cell of pages by its place, with what it is called. */
export function cellsByPlace(pages: readonly Counted[]) {
  const cells = new Map<string, { cell: MisCell; label: string }>();
  for (const { category, employees, drugs, alcohol } of pages) {
    const page = category ?? 'Category not known';
    const place = { category, section: 'EMPLOYEES', row: null, column: 'employees' } as const;
    if (category !== null)
      cells.set(placeKey(place), { cell: employees, label: `${page}, employees` });
    for (const part of [drugs, alcohol])
      for (const row of part?.rows ?? [])
        row.cells.forEach((cell, at) => {
          const column = part?.columns[at];
          cells.set(
            placeKey({
              category,
              section: part?.section ?? 'DRUGS',
              row: row.key,
              column: cell.key,
            }),
            {
              cell,
              label: `${page}, ${part?.section === 'ALCOHOL' ? 'alcohol' : 'drugs'}, ${row.label}, ${column?.number} ${column?.label}`,
            },
          );
        });
  }
  return cells;
}
