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

/** Writes one row, `height` high. */
function writeRow(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  texts: readonly string[],
  height: number,
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const left = pdf.page.margins.left;
  const top = pdf.y;
  let x = left;
  columns.forEach(({ share }, at) => {
    const width = (widthOf(pdf) * share) / shares;
    const text = texts[at] ?? '';
    if (text !== '') pdf.text(text, x, top, { width: width - GAP, ...shaping(text) });
    x += width;
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
function heightOf(pdf: Pdf, columns: readonly PdfColumn[], texts: readonly string[]): number {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const heights = columns.map(({ share }, at) => {
    const text = texts[at] ?? '';
    const width = (widthOf(pdf) * share) / shares - GAP;
    return pdf.heightOfString(text, { width, ...shaping(text) });
  });
  return Math.max(...heights) + GAP;
}

/** A table whose head is repeated on each page. Rows come some at a time. */
export async function pdfTable(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  rows: AsyncIterable<readonly (readonly string[])[]>,
): Promise<void> {
  const head = (): void => {
    pdf.font('bold').fontSize(SIZE).fillColor(GRAY);
    const heads = columns.map((column) => column.head);
    writeRow(pdf, columns, heads, heightOf(pdf, columns, heads));
    pdf.font('plain').fontSize(SIZE).fillColor('black');
  };
  head();
  for await (const some of rows) {
    await openLetters(some.flat().join(''));
    for (const row of some) {
      const height = heightOf(pdf, columns, row);
      if (pdf.y + height > bottomOf(pdf)) {
        // Other calls are answered after each page, and what is drawn is sent on.
        await othersFirst();
        pdf.addPage();
        head();
      }
      writeRow(pdf, columns, row, height);
    }
  }
}

/** Lines of a label and what it says. */
export async function pdfFacts(
  pdf: Pdf,
  facts: readonly (readonly [label: string, value: string])[],
): Promise<void> {
  await openLetters(facts.flat().join(''));
  for (const [label, value] of facts) {
    pdf.font('bold').fontSize(9).fillColor(GRAY).text(`${label}: `, { continued: true });
    pdf.font('plain').fillColor('black').text(value, shaping(value));
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
