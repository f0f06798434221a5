import { cellReader, type Cell } from '../core/cell-reader.ts';
import type { TableLine } from '../core/csv-text.ts';
import { errorText, errorTexts, type ErrorCode } from '../core/errors.ts';
import type { Mapping } from './check-mapping.ts';
import {
  columnRules,
  isColumnReference,
  type ColumnReference,
  type ColumnValue,
} from './column-rules.ts';
import { columnOfWords, wordListNames, type WordListName } from './import-templates.ts';
import { comparable, wordsOf } from './mapped-words.ts';

/** What a row comes to: each column by what it means, with the values of our enums; null for what is not there. */
export type MappedValues = { [R in ColumnReference]: ColumnValue<R> };

/** What is wrong with a cell, or with a row as a whole. */
export interface RowFault {
  /** Row of the spreadsheet; the head is row 1. */
  row: number;
  /** What the column means; null for the row as a whole. */
  reference: ColumnReference | null;
  /** What the file has there; null for nothing. */
  value: string | null;
  errorCode: ErrorCode;
  message: string;
  /** The list that translates the words of the column, where none of them is this one. */
  unknownIn?: WordListName;
}

export interface MappedRow {
  row: number;
  /** A value that failed its rule is missing. */
  values: Partial<MappedValues>;
  faults: RowFault[];
}

/** A column of the file that the schema maps. */
export interface FoundColumn {
  reference: ColumnReference;
  /** Where in a line its cell stands; -1 where the file has no such column. */
  position: number;
}

const texts = {
  word: (word: string, column: string) => `“${word}” is mapped to no ${column}.`,
};

const fault = (
  at: Pick<RowFault, 'row' | 'reference' | 'value'>,
  errorCode: ErrorCode,
  message = errorText(errorCode),
): RowFault => ({ ...at, errorCode, message });

/** The words of each list with the value that they mean. */
const dictionaryOf = (mapping: Mapping, list: WordListName): ReadonlyMap<string, string> =>
  new Map(
    mapping[list].flatMap(({ mdReference, clientValue }) =>
      wordsOf(clientValue).map((word) => [comparable(word), mdReference] as const),
    ),
  );

interface Reader extends FoundColumn {
  read: (text: string) => Cell;
  /** The list that translates what stands in the column. */
  list: WordListName | undefined;
  dictionary: ReadonlyMap<string, string> | undefined;
}

/** Reads the cells of each column by its rule. Who reads a file again by another mapping keeps what is known of its cells. */
export class CellReaders {
  readonly #readers = new Map<ColumnReference, Reader['read']>();

  of(reference: ColumnReference): Reader['read'] {
    const known = this.#readers.get(reference) ?? cellReader(columnRules[reference].rule);
    this.#readers.set(reference, known);
    return known;
  }
}

function readerOf(
  mapping: Mapping,
  reference: ColumnReference,
  { position, read }: Pick<Reader, 'position' | 'read'>,
): Reader {
  const list = wordListNames.find((name) => columnOfWords[name] === reference);
  return {
    reference,
    position,
    read,
    list,
    dictionary: list && dictionaryOf(mapping, list),
  };
}

/** A drug and what was found of it stand together. */
const pairs = { 'line.drug': 'line.result', 'line.result': 'line.drug' } as const;

/** Reads the rows of one file by a schema: the way of every import of results, and of trying a schema out. */
export class RowMapper {
  readonly columns: readonly FoundColumn[];
  /** What keeps the file from being read: columns that are missing, or there more than once. */
  readonly faults: readonly RowFault[];
  readonly #readers: readonly Reader[];
  readonly #width: number;

  /** @param head the first line of the file */
  constructor(mapping: Mapping, head: TableLine, cells = new CellReaders()) {
    const heads = head.cells.map(comparable);
    const faults: RowFault[] = [];
    const readers: Reader[] = [];
    for (const { mdReference: reference, clientValue } of mapping.fields) {
      if (!isColumnReference(reference)) continue;
      const wanted = comparable(clientValue ?? '');
      const position = wanted === '' ? -1 : heads.indexOf(wanted);
      const at = { row: head.row, reference, value: clientValue ?? null };
      const isNeeded = !columnRules[reference].rule.safeParse('').success;
      const missing = wanted === '' ? errorTexts.unmappedColumn : errorTexts.missingColumn;
      if (position === -1 && isNeeded) faults.push(fault(at, 'BLANK', missing));
      if (position !== -1 && heads.lastIndexOf(wanted) !== position)
        faults.push(fault(at, 'DUPLICATE_VALUE', errorTexts.doubledColumn));
      readers.push(readerOf(mapping, reference, { position, read: cells.of(reference) }));
    }
    this.columns = readers.map(({ reference, position }) => ({ reference, position }));
    this.faults = faults;
    this.#readers = readers;
    this.#width = head.cells.length;
  }

  /** The fields of one row. */
  read({ row, cells }: TableLine): MappedRow {
    const whole = { row, reference: null, value: null };
    if (cells.slice(this.#width).some((cell) => cell !== ''))
      return { row, values: {}, faults: [fault(whole, 'INVALID', errorTexts.tooManyCells)] };
    const values: Partial<Record<ColumnReference, unknown>> = {};
    const faults: RowFault[] = [];
    for (const reader of this.#readers) {
      const text = cells[reader.position] ?? '';
      const found = this.#value(reader, row, text);
      if ('fault' in found) faults.push(found.fault);
      else values[reader.reference] = found.value;
    }
    for (const [reference, other] of Object.entries(pairs) as [ColumnReference, ColumnReference][])
      if (values[reference] === null && typeof values[other] === 'string')
        faults.push(fault({ row, reference, value: null }, 'BLANK'));
    /* Each value was parsed by the rule of its column. */
    return { row, values: values as Partial<MappedValues>, faults };
  }

  #value(
    { reference, read, list, dictionary }: Reader,
    row: number,
    text: string,
  ): { value: unknown } | { fault: RowFault } {
    const at = { row, reference, value: text === '' ? null : text };
    const cell = read(text);
    if (!cell.ok) {
      const { errorCode, message } = cell.error;
      return { fault: fault(at, errorCode, message) };
    }
    if (list === undefined || dictionary === undefined || typeof cell.value !== 'string')
      return { value: cell.value };
    const value = dictionary.get(comparable(cell.value));
    if (value !== undefined) return { value };
    const message = texts.word(cell.value, columnRules[reference].description);
    return { fault: { ...fault(at, 'INVALID', message), unknownIn: list } };
  }
}
