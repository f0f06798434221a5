import type { Mapping } from '@assay/schema/bulk-schemas/check-mapping';
import { RowMapper, type MappedValues } from '@assay/schema/bulk-schemas/map-rows';
import { columnRules, type ColumnReference } from '@assay/schema/bulk-schemas/column-rules';
import { LONG_AGO, isLongAgo } from '@assay/schema/common/plausible-dates';
import type { CsvTable } from '@assay/schema/core/csv-text';

/** A test of the file: one row, or several with one specimen id. */
export interface FileTest {
  /** Its first row. */
  line: number;
  values: MappedValues;
  /** What was found, a row each. */
  found: { line: number; drug: string; result: string }[];
}

/** What is wrong with rows, by row. */
export type Faults = Map<number, string[]>;

export const addFault = (faults: Faults, line: number, message: string): void => {
  const known = faults.get(line);
  if (known === undefined) faults.set(line, [message]);
  else known.push(message);
};

const nameOf = (reference: ColumnReference | null): string =>
  reference === null ? 'Row' : columnRules[reference].description;

/** What belongs to the test and not to a line of it: rows of one specimen say the same of it. */
const ofTest = Object.keys(columnRules).filter(
  (name) => !name.startsWith('line.'),
) as ColumnReference[];

const texts = {
  differs: (column: string, line: number) =>
    `${column}: this differs from row ${line}, which has the same specimen ID.`,
  future: (column: string) => `${column}: Only past dates can be selected.`,
  longAgo: (column: string) => `${column}: ${LONG_AGO}`,
  before: (column: string, former: string) => `${column}: this is before ${former}.`,
  doubled: (line: number) => `The same drug or adulterant stands in row ${line}.`,
};

const moments = [
  'testResult.collectedAt',
  'testResult.receivedAt',
  'testResult.reportedAt',
] as const;

/** Whether one moment is before another, `2026-03-01` or `2026-03-01T08:05`, as far as both say it. */
function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
}

/** Puts rows together to tests. */
export class ResultGatherer {
  readonly faults: Faults = new Map();
  readonly #mapper: RowMapper;
  readonly #tests = new Map<string, FileTest>();
  readonly #latest: string;

  /** @param now by which moments to come are told, local time of a day more for any time zone */
  constructor(mapping: Mapping, table: CsvTable, now: Date) {
    const [head = { row: 1, cells: [] }] = table.lines;
    this.#mapper = new RowMapper(mapping, head);
    this.#latest = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 16);
    for (const { row, reference, message } of this.#mapper.faults)
      addFault(this.faults, row, `${nameOf(reference)}: ${message}`);
    if (table.openQuote !== null)
      addFault(this.faults, table.openQuote, 'A quotation mark in this row is not closed.');
  }

  get tests(): FileTest[] {
    return [...this.#tests.values()];
  }

  /** Reads a row; false when nothing can be read of any. */
  get canRead(): boolean {
    return this.#mapper.faults.length === 0;
  }

  read(line: CsvTable['lines'][number]): void {
    const { row, values, faults } = this.#mapper.read(line);
    for (const { reference, message } of faults)
      addFault(this.faults, row, `${nameOf(reference)}: ${message}`);
    if (faults.length > 0) return;
    const whole = values as MappedValues;
    for (const name of moments) {
      const value = whole[name];
      if (typeof value === 'string' && value > this.#latest)
        addFault(this.faults, row, texts.future(nameOf(name)));
      if (isLongAgo(value)) addFault(this.faults, row, texts.longAgo(nameOf(name)));
    }
    this.#checkOrder(row, whole);
    const key = whole['testResult.specimenId'].toLowerCase();
    const known = this.#tests.get(key);
    const test = known ?? { line: row, values: whole, found: [] };
    if (known === undefined) this.#tests.set(key, test);
    else this.#compare(test, row, whole);
    this.#addLine(test, row, whole);
  }

  /** A step of a specimen before an earlier one; by their days where one of both has no hours. */
  #checkOrder(row: number, values: MappedValues): void {
    let former: { at: string; name: (typeof moments)[number] } | null = null;
    for (const name of moments) {
      const at = values[name];
      if (typeof at !== 'string') continue;
      if (former !== null && isBefore(at, former.at))
        addFault(this.faults, row, texts.before(nameOf(name), nameOf(former.name)));
      former = { at, name };
    }
  }

  #compare(test: FileTest, row: number, values: MappedValues): void {
    for (const name of ofTest)
      if (values[name] !== test.values[name])
        addFault(this.faults, row, texts.differs(nameOf(name), test.line));
  }

  #addLine(test: FileTest, row: number, values: MappedValues): void {
    const drug = values['line.drug'];
    const result = values['line.result'];
    if (typeof drug !== 'string' || typeof result !== 'string') return;
    const same = test.found.find((each) => each.drug.toLowerCase() === drug.toLowerCase());
    if (same) addFault(this.faults, row, texts.doubled(same.line));
    test.found.push({ line: row, drug, result });
  }
}
