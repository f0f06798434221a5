import type { Mapping } from '@assay/schema/bulk-schemas/check-mapping';
import type { ColumnReference } from '@assay/schema/bulk-schemas/column-rules';
import {
  columnOfWords,
  wordListNames,
  type WordListName,
} from '@assay/schema/bulk-schemas/import-templates';
import { comparable } from '@assay/schema/bulk-schemas/mapped-words';
import {
  RowMapper,
  type CellReaders,
  type MappedRow,
  type RowFault,
} from '@assay/schema/bulk-schemas/map-rows';
import type { CsvTable } from '@assay/schema/core/csv-text';
import { errorTexts } from '@assay/schema/core/errors';

/** Rows that are shown, and faults that are listed; all are counted. */
const ROWS_SHOWN = 50;
const FAULTS_LISTED = 1_000;
/** Rows that are tried, so that typing a mapping never waits for a file of 100,000. */
const ROWS_TRIED = 20_000;
/** Rows by which an unknown word is told. */
const ROWS_NAMED = 3;

/** A word of the laboratory that no mapping knows. */
export interface UnknownWord {
  list: WordListName;
  word: string;
  count: number;
  /** The first rows that have it. */
  rows: number[];
}

/** A column of the sample. */
export interface SampleColumn {
  /** As a spreadsheet calls it: A, B … AA. */
  letter: string;
  head: string;
  /** The first text below the head; empty where there is none. */
  first: string;
  isMapped: boolean;
}

/** How a sample would be read. */
export interface Trial {
  rows: number;
  /** Rows that were tried: of a long file the first ones. */
  tried: number;
  /** Rows in which nothing is wrong; none while a column keeps the file from being read. */
  readable: number;
  /** Whether the columns of the file can be told apart. */
  isWhole: boolean;
  shown: MappedRow[];
  faults: RowFault[];
  /** Rows in which something is wrong. */
  faulty: number;
  unknown: UnknownWord[];
  columns: SampleColumn[];
  /** Where the sample has a mapped column; -1 where it has none. */
  positions: ReadonlyMap<string, number>;
  /** What the columns mean that the sample has more than once. */
  doubled: ReadonlySet<string | null>;
  /** How often a value was found, by list and value. */
  uses: ReadonlyMap<string, number>;
  /** Row from which on the file cannot be read. */
  openQuote: number | null;
}

export const usageKey = (list: WordListName, value: string): string => `${list} ${value}`;

/** `0` → A, `26` → AA. */
const letterOf = (position: number): string => {
  const last = String.fromCharCode(65 + (position % 26));
  return position < 26 ? last : letterOf(Math.floor(position / 26) - 1) + last;
};

function columnsOf({ lines: [head, ...rows] }: CsvTable, mapper: RowMapper): SampleColumn[] {
  const mapped = new Set(mapper.columns.map(({ position }) => position));
  return (head?.cells ?? []).map((title, position) => ({
    letter: letterOf(position),
    head: title,
    first: rows.find(({ cells }) => (cells[position] ?? '') !== '')?.cells[position] ?? '',
    isMapped: mapped.has(position),
  }));
}

/** Counts what is found row by row. */
class Findings {
  readonly uses = new Map<string, number>();
  readonly #unknown = new Map<string, UnknownWord>();
  readonly faults: RowFault[] = [];
  faulty = 0;

  addFaults(faults: readonly RowFault[]): void {
    if (faults.length > 0) this.faulty += 1;
    for (const fault of faults) {
      if (this.faults.length < FAULTS_LISTED) this.faults.push(fault);
      if (fault.unknownIn !== undefined) this.#addWord(fault.unknownIn, fault);
    }
  }

  #addWord(list: WordListName, { row, value }: RowFault): void {
    const key = `${list} ${comparable(value ?? '')}`;
    const known = this.#unknown.get(key) ?? { list, word: value ?? '', count: 0, rows: [] };
    known.count += 1;
    if (known.rows.length < ROWS_NAMED) known.rows.push(row);
    this.#unknown.set(key, known);
  }

  addUses({ values }: MappedRow): void {
    for (const list of wordListNames) {
      const value = values[columnOfWords[list]];
      if (typeof value !== 'string') continue;
      const key = usageKey(list, value);
      this.uses.set(key, (this.uses.get(key) ?? 0) + 1);
    }
  }

  /** The most frequent first. */
  get unknown(): UnknownWord[] {
    return [...this.#unknown.values()].toSorted((one, other) => other.count - one.count);
  }
}

/** What a file is told of that is not a matter of single rows. */
function faultsOfFile({ openQuote, lines }: CsvTable, mapper: RowMapper): RowFault[] {
  const whole = { reference: null, value: null, errorCode: 'INVALID' } as const;
  return [
    ...mapper.faults,
    ...(openQuote === null ? [] : [{ ...whole, row: openQuote, message: errorTexts.openQuote }]),
    ...(lines.length === 1 && openQuote === null
      ? [{ ...whole, row: 2, message: 'There is no row below the head.' }]
      : []),
  ];
}

/** Reads a sample by a schema as the import of results will, and tells of each row. */
export function tryOut(mapping: Mapping, table: CsvTable, cells?: CellReaders): Trial {
  const [head = { row: 1, cells: [] }, ...lines] = table.lines;
  const mapper = new RowMapper(mapping, head, cells);
  const findings = new Findings();
  const ofFile = faultsOfFile(table, mapper);
  findings.faults.push(...ofFile);
  /* A column that is missing is told once, not in every row. */
  const told = new Set<ColumnReference | null>(mapper.faults.map(({ reference }) => reference));
  const shown: MappedRow[] = [];
  const tried = lines.slice(0, ROWS_TRIED);
  for (const line of tried) {
    const read = mapper.read(line);
    const row = {
      ...read,
      faults: read.faults.filter(({ reference }) => reference === null || !told.has(reference)),
    };
    findings.addFaults(row.faults);
    findings.addUses(row);
    if (shown.length < ROWS_SHOWN) shown.push(row);
  }
  const isWhole = mapper.faults.length === 0;
  return {
    rows: lines.length,
    tried: tried.length,
    isWhole,
    readable: isWhole ? tried.length - findings.faulty : 0,
    shown,
    faults: findings.faults,
    faulty: findings.faulty,
    unknown: findings.unknown,
    columns: columnsOf(table, mapper),
    positions: new Map(mapper.columns.map(({ reference, position }) => [reference, position])),
    doubled: new Set(
      mapper.faults
        .filter(({ errorCode }) => errorCode === 'DUPLICATE_VALUE')
        .map(({ reference }) => reference),
    ),
    uses: findings.uses,
    openQuote: table.openQuote,
  };
}
