import { setImmediate as othersFirst } from 'node:timers/promises';
import { openLetters } from './east-asian-letters.ts';
import { bottomOf, GRAY, shaping, widthOf, type Pdf } from './pdf.ts';

/** A column of a table: its head, and its share of the width. */
export interface PdfColumn {
  head: string;
  share: number;
}

const SIZE = 7;
const GAP = 4;

/** Where a column stands, points. */
interface Place {
  x: number;
  width: number;
}

/** Width that the longest word takes. */
const wordWidth = (pdf: Pdf, text: string): number =>
  Math.max(...text.split(/\s+/).map((word) => pdf.widthOfString(word))) + GAP + 1;

/** Share of the width that a word takes at most before it is broken: a hash is no reason to squeeze names. */
const LONGEST = 0.22;

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** The least widths of columns: of the longest words of their heads, and of these rows if all of that fits. */
function leastWidths(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
): readonly number[] {
  const whole = widthOf(pdf);
  pdf.font('bold').fontSize(SIZE);
  const heads = columns.map(({ head }) => wordWidth(pdf, head));
  pdf.font('plain').fontSize(SIZE);
  const words = heads.map((least, at) =>
    rows.reduce(
      (widest, row) => Math.max(widest, Math.min(wordWidth(pdf, row[at] ?? ''), whole * LONGEST)),
      least,
    ),
  );
  return sum(words) <= whole ? words : heads;
}

/** Columns by their shares; none is narrower than a word in it, as long as that leaves the others room. */
function placesOf(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
): readonly Place[] {
  const least = leastWidths(pdf, columns, rows);
  const whole = widthOf(pdf);
  const shares = sum(columns.map(({ share }) => share));
  const wanted = columns.map(({ share }, at) => Math.max((whole * share) / shares, least[at] ?? 0));
  const [over, spare] = [sum(wanted) - whole, sum(wanted) - sum(least)];
  const cut = spare <= 0 ? 0 : Math.min(1, over / spare);
  const fits = sum(least) <= whole ? 1 : whole / sum(least);
  let x = pdf.page.margins.left;
  return wanted.map((width, at) => {
    const place = { x, width: (width - cut * (width - (least[at] ?? 0))) * fits };
    x += place.width;
    return place;
  });
}

/** Writes one row, `height` high. */
function writeRow(
  pdf: Pdf,
  places: readonly Place[],
  texts: readonly string[],
  height: number,
): void {
  const { left } = pdf.page.margins;
  const top = pdf.y;
  places.forEach(({ x, width }, at) => {
    const text = texts[at] ?? '';
    if (text !== '') pdf.text(text, x, top, { width: width - GAP, ...shaping(text) });
  });
  pdf.x = left;
  pdf.y = top + height;
  pdf
    .moveTo(left, pdf.y - GAP / 2)
    .lineTo(left + widthOf(pdf), pdf.y - GAP / 2)
    .lineWidth(0.4)
    .strokeColor('#e4e4e7')
    .stroke();
}

/** Height that a row takes. */
function heightOf(pdf: Pdf, places: readonly Place[], texts: readonly string[]): number {
  const heights = places.map(({ width }, at) => {
    const text = texts[at] ?? '';
    return pdf.heightOfString(text, { width: width - GAP, ...shaping(text) });
  });
  return Math.max(...heights) + GAP;
}

/** A table whose head is repeated on each page. Rows come some at a time; the first of them decide the widths. */
export async function pdfTable(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  rows: AsyncIterable<readonly (readonly string[])[]>,
): Promise<void> {
  const heads = columns.map(({ head }) => head);
  const writeHead = (places: readonly Place[]): void => {
    pdf.font('bold').fontSize(SIZE).fillColor(GRAY);
    writeRow(pdf, places, heads, heightOf(pdf, places, heads));
    pdf.font('plain').fontSize(SIZE).fillColor('black');
  };
  let known: readonly Place[] | null = null;
  for await (const some of rows) {
    await openLetters(some.flat().join(''));
    const places: readonly Place[] = known ?? placesOf(pdf, columns, some);
    if (known === null) writeHead(places);
    known = places;
    for (const row of some) {
      const height = heightOf(pdf, places, row);
      if (pdf.y + height > bottomOf(pdf)) {
        // Other calls are answered after each page, and what is drawn is sent on.
        await othersFirst();
        pdf.addPage();
        writeHead(places);
      }
      writeRow(pdf, places, row, height);
    }
  }
  if (known === null) writeHead(placesOf(pdf, columns, []));
}

/** Width of the labels of facts, points. */
const LABEL = 150;

/** Lines of a label and what it says, in two columns. */
export async function pdfFacts(
  pdf: Pdf,
  facts: readonly (readonly [label: string, value: string])[],
): Promise<void> {
  await openLetters(facts.flat().join(''));
  const { left } = pdf.page.margins;
  const beside = { width: widthOf(pdf) - LABEL };
  for (const [label, value] of facts) {
    pdf.font('plain').fontSize(9);
    const height = Math.max(
      pdf.heightOfString(label, { width: LABEL - GAP }),
      pdf.heightOfString(value, { ...beside, ...shaping(value) }),
    );
    if (pdf.y + height > bottomOf(pdf) && height < bottomOf(pdf) / 2) pdf.addPage();
    const top = pdf.y;
    pdf.fillColor(GRAY).text(label, left, top, { width: LABEL - GAP });
    pdf.fillColor('black').text(value, left + LABEL, top, { ...beside, ...shaping(value) });
    pdf.x = left;
    pdf.y = Math.max(pdf.y, top + height) + 2;
  }
  pdf.moveDown(0.6);
}

/** A heading above facts or a table. */
export function pdfHeading(pdf: Pdf, heading: string): void {
  pdf.font('bold').fontSize(11).fillColor('black').text(heading).moveDown(0.2);
}

/** A heading with sentences below. */
export function pdfParagraph(pdf: Pdf, heading: string, text: string): void {
  pdf.font('bold').fontSize(10).text(heading);
  pdf.font('plain').fontSize(9).text(text).moveDown(0.6);
}
