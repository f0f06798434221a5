import type { ReportKind, ReportValue } from '@assay/schema/core/report';
import { clockIn } from '../clock.ts';
import { isFormula } from '../csv/write-csv.ts';
import { yesNo } from './report-table.ts';

/** How cells look: places in `cellXfs` of `styles`. */
const style = { plain: 0, head: 1, day: 2, moment: 3, percent: 4, money: 5, guarded: 6 } as const;

/** Formats of numbers beyond the built-in ones count from 164. */
const formats = [
  [164, 'mm/dd/yyyy'],
  [165, 'mm/dd/yyyy h:mm AM/PM'],
  [166, '0.##%'],
  [167, '&quot;$&quot;#,##0.00'],
] as const;

const looks = (format: number, more = ''): string =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;

/** The part of a workbook that says how cells look; a guarded text stays a text when somebody edits the cell. */
export const styles = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${formats
  .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">${looks(0)}${looks(0).replace('fontId="0"', 'fontId="1" applyFont="1"')}${looks(164)}${looks(165)}${looks(166)}${looks(167)}${looks(49, ' quotePrefix="1"')}</cellXfs></styleSheet>`;

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What XML 1.0 has no place for: control characters and halves of letters. */
// eslint-disable-next-line no-control-regex
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Longest text of a cell of a spreadsheet, characters. */
const TEXT_MAX = 32_767;
const CUT = '… (cut)';

const textOf = (text: string): string => {
  const fits = text.length > TEXT_MAX ? text.slice(0, TEXT_MAX - CUT.length) + CUT : text;
  return fits.replace(illegal, '\ufffd').replace(/[&<>]/g, (each) => named[each] ?? each);
};

const textCell = (text: string, look: number): string =>
  `<c t="inlineStr" s="${look}"><is><t xml:space="preserve">${textOf(text)}</t></is></c>`;

const numberCell = (value: number, look: number): string => `<c s="${look}"><v>${value}</v></c>`;

const DAY = 86_400_000;
/** Spreadsheets count days from 1899-12-30; before March 1900 their calendar has a day that never was. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST = 61;

/** A day or a moment as spreadsheets count them; as text where they cannot. */
function dateCell(written: string, look: number): string {
  const serial = (Date.parse(`${written.replace(' ', 'T')}Z`) - EPOCH) / DAY;
  return Number.isFinite(serial) && serial >= FIRST
    ? numberCell(serial, look)
    : textCell(written, style.plain);
}

/** Head of a column. */
export const headCell = (header: string): string => textCell(header, style.head);

/** Writes values as cells: numbers, days and moments as such, moments as the clock of the zone has them. */
export function cellsIn(
  timeZone: string,
): (value: ReportValue, kind: ReportKind | undefined) => string {
  const clock = clockIn(timeZone);
  return (value, kind) => {
    if (value === null || value === undefined || value === '') return '<c/>';
    if (typeof value === 'boolean') return textCell(yesNo(value), style.plain);
    if (typeof value === 'number')
      return kind === 'percent'
        ? // A hundredth of a number with decimals is often none that is written with as many.
          numberCell(Math.round(value * 10_000) / 1_000_000, style.percent)
        : numberCell(value, style.plain);
    switch (kind) {
      case 'day':
        return dateCell(`${value.slice(0, 10)} 00:00:00`, style.day);
      case 'moment':
        return dateCell(clock(new Date(value)), style.moment);
      case 'money':
        return numberCell(Number(value), style.money);
      default:
        return textCell(value, isFormula(value) ? style.guarded : style.plain);
    }
  };
}
