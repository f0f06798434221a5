import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ReportValue } from '@assay/schema/core/report';
import type { ReportTable, ReportWriter } from './report-table.ts';
import { cellsIn, headCell, styles } from './sheet-cells.ts';

/** Most lines of a sheet, its head included. */
const SHEET_MAX = 1_048_576;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const ooxml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Content type of a workbook. */
export const XLSX_TYPE = `${ooxml}.sheet`;

const row = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;
const SHEET_END = '</worksheet>';

/** `A`, `Z`, `AA`: the column of a sheet at a place that counts from 1. */
const columnName = (place: number): string =>
  place < 1
    ? ''
    : columnName(Math.floor((place - 1) / 26)) + String.fromCharCode(65 + ((place - 1) % 26));

/** The arrows in the head by which a reader filters. */
const autoFilter = (columns: number, rows: number): string =>
  columns === 0 ? '' : `<autoFilter ref="A1:${columnName(columns)}${rows}"/>`;

/** Start of a sheet whose head stays in sight. */
const sheetStart = (widths: readonly number[], frozen: boolean): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${
    frozen ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : ''
  }</sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

/** What goes into sheets: a table without what the file says of itself. */
export type SheetTable = Omit<ReportTable, 'facts'>;

/** Deals the lines out to sheets: one that is full ends, and the next one goes on. */
class Sheets {
  readonly #lines: AsyncIterator<readonly (readonly ReportValue[])[]>;
  readonly #table: SheetTable;
  readonly #most: number;
  #rest: readonly (readonly ReportValue[])[] = [];
  #isDone = false;

  constructor(table: SheetTable, most: number) {
    this.#table = table;
    this.#most = most - 1;
    this.#lines = table.lines[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0 && !this.#isDone) {
      const { value, done } = await this.#lines.next();
      if (done === true) this.#isDone = true;
      else this.#rest = value;
    }
    return this.#rest.length > 0;
  }

  async *sheet(): AsyncGenerator<string> {
    const { columns, timeZone } = this.#table;
    const cell = cellsIn(timeZone);
    yield sheetStart(
      columns.map(({ header }) => Math.max(14, header.length + 4)),
      true,
    );
    yield row(columns.map(({ header }) => headCell(header)));
    let written = 1;
    for (let left = this.#most; left > 0 && (await this.hasMore());) {
      const some = this.#rest.slice(0, left);
      this.#rest = this.#rest.slice(left);
      left -= some.length;
      written += some.length;
      yield some
        .map((line) => row(line.map((value, at) => cell(value, columns[at]?.kind))))
        .join('');
    }
    yield `</sheetData>${autoFilter(columns.length, written)}${SHEET_END}`;
  }
}

type Facts = ReportTable['facts'];

/** What the file is, for who finds it later: which list, whose, of when, in which zone. */
function factsSheet(facts: Facts, timeZone: string): string {
  const cell = cellsIn(timeZone);
  const lines = facts.map(([word, value]) => row([headCell(word), cell(value, undefined)]));
  return `${sheetStart([24, 60], false)}${lines.join('')}</sheetData>${SHEET_END}`;
}

/** Characters that no sheet may have in its name, which has 31 at most. */
const sheetName = (title: string, suffix: string): string =>
  `${title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31 - suffix.length)}${suffix}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The parts of the workbook that name its sheets; written last, when it is known how many there are. */
function addFrame(zip: ZipFile, names: readonly string[]): void {
  const add = (path: string, text: string): void =>
    zip.addBuffer(Buffer.from(xml + text), path, { compress: true });
  const each = (of: (name: string, at: number) => string): string =>
    names.map((name, at) => of(name, at + 1)).join('');
  add(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ooxml}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${ooxml}.styles+xml"/>${each(
      (_, at) =>
        `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${ooxml}.worksheet+xml"/>`,
    )}</Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(
      (name, at) => `<sheet name="${escaped(name)}" sheetId="${at}" r:id="rId${at}"/>`,
    )}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships">${each(
      (_, at) =>
        `<Relationship Id="rId${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
    )}<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  zip.addBuffer(Buffer.from(styles), 'xl/styles.xml', { compress: true });
}

/** Tables as sheets, with a sheet of words before or behind them. */
export interface Workbook {
  tables: readonly SheetTable[];
  /** The sheet of words, which opens first. */
  cover?: { name: string; facts: Facts };
  /** The sheet of words behind the others. */
  about?: { name: string; facts: Facts };
  timeZone: string;
}

/** Puts the sheets into the archive one after the other, each when the one before it has ended. */
async function fill(
  zip: ZipFile,
  { tables, cover, about, timeZone }: Workbook,
  most: number,
): Promise<void> {
  const names: string[] = [];
  const path = (): string => `xl/worksheets/sheet${names.length}.xml`;
  const addFacts = ({ name, facts }: { name: string; facts: Facts }): void => {
    names.push(name);
    zip.addBuffer(Buffer.from(factsSheet(facts, timeZone)), path(), { compress: true });
  };
  if (cover) addFacts(cover);
  for (const table of tables) {
    const sheets = new Sheets(table, most);
    let parts = 0;
    do {
      parts += 1;
      names.push(sheetName(table.title, parts === 1 ? '' : ` (${parts})`));
      const source = Readable.from(sheets.sheet(), { objectMode: false });
      const ended = new Promise<void>((resolve, reject) => {
        source.once('end', resolve).once('error', reject);
        zip.outputStream.once('close', () => source.destroy());
      });
      zip.addReadStream(source, path(), { compress: true });
      await ended;
    } while (await sheets.hasMore());
  }
  if (about) addFacts(about);
  addFrame(zip, names);
  zip.end();
}

/**
 * A workbook, written while it is sent: what is longer than a sheet goes on in the next one.
 * @param most Lines of a sheet, its head included.
 */
export async function* writeWorkbook(
  workbook: Workbook,
  most = SHEET_MAX,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  /* What fails on the way ends the file where it is. */
  const fail = (error: Error): void => void output.destroy(error);
  zip.on('error', fail);
  fill(zip, workbook, most).catch(fail);
  yield* output as AsyncIterable<Uint8Array>;
}

/** A list as XLSX, with a sheet that says what it is. */
export const writeXlsx = ({ facts, ...table }: ReportTable, most = SHEET_MAX) =>
  writeWorkbook(
    { tables: [table], about: { name: 'About', facts }, timeZone: table.timeZone },
    most,
  );

/** A list as a workbook of Excel, whose cells are numbers and dates where the list has them. */
export const xlsxReport: ReportWriter = {
  extension: 'xlsx',
  contentType: XLSX_TYPE,
  write: (table) => writeXlsx(table),
};
