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

const row = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;
const SHEET_END = '</sheetData></worksheet>';

/** Start of a sheet whose head stays in sight. */
const sheetStart = (widths: readonly number[], frozen: boolean): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${
    frozen ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : ''
  }</sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

/** Deals the lines out to sheets: one that is full ends, and the next one goes on. */
class Sheets {
  readonly #lines: AsyncIterator<readonly (readonly ReportValue[])[]>;
  readonly #table: ReportTable;
  readonly #most: number;
  #rest: readonly (readonly ReportValue[])[] = [];
  #isDone = false;

  constructor(table: ReportTable, most: number) {
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
    for (let left = this.#most; left > 0 && (await this.hasMore());) {
      const some = this.#rest.slice(0, left);
      this.#rest = this.#rest.slice(left);
      left -= some.length;
      yield some
        .map((line) => row(line.map((value, at) => cell(value, columns[at]?.kind))))
        .join('');
    }
    yield SHEET_END;
  }
}

/** What the file is, for who finds it later: which list, whose, of when, in which zone. */
function aboutSheet({ facts, timeZone }: ReportTable): string {
  const cell = cellsIn(timeZone);
  const lines = facts.map(([word, value]) => row([headCell(word), cell(value, undefined)]));
  return sheetStart([24, 60], false) + lines.join('') + SHEET_END;
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

/** Puts the sheets into the archive one after the other, each when the one before it has ended. */
async function fill(zip: ZipFile, table: ReportTable, most: number): Promise<void> {
  const sheets = new Sheets(table, most);
  const names: string[] = [];
  do {
    const suffix = names.length === 0 ? '' : ` (${names.length + 1})`;
    names.push(sheetName(table.title, suffix));
    const source = Readable.from(sheets.sheet(), { objectMode: false });
    const ended = new Promise<void>((resolve, reject) => {
      source.once('end', resolve).once('error', reject);
      zip.outputStream.once('close', () => source.destroy());
    });
    zip.addReadStream(source, `xl/worksheets/sheet${names.length}.xml`, { compress: true });
    await ended;
  } while (await sheets.hasMore());
  names.push('About');
  zip.addBuffer(Buffer.from(aboutSheet(table)), `xl/worksheets/sheet${names.length}.xml`, {
    compress: true,
  });
  addFrame(zip, names);
  zip.end();
}

/**
 * A list as XLSX, written while it is sent: what is longer than a sheet goes on in the next one.
 * @param most Lines of a sheet, its head included.
 */
export async function* writeXlsx(table: ReportTable, most = SHEET_MAX): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  /* What fails on the way ends the file where it is. */
  const fail = (error: Error): void => void output.destroy(error);
  zip.on('error', fail);
  fill(zip, table, most).catch(fail);
  yield* output as AsyncIterable<Uint8Array>;
}

/** A list as a workbook of Excel, whose cells are numbers and dates where the list has them. */
export const xlsxReport: ReportWriter = {
  extension: 'xlsx',
  contentType: `${ooxml}.sheet`,
  write: (table) => writeXlsx(table),
};
