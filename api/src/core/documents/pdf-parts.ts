import { bottomOf, GRAY, widthOf, type Pdf } from './pdf.ts';

/** A column of a table: its head, and its share of the width. */
export interface PdfColumn {
  head: string;
  share: number;
}

const SIZE = 7;
const GAP = 4;

function cells(pdf: Pdf, columns: readonly PdfColumn[], texts: readonly string[]): number {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const left = pdf.page.margins.left;
  const top = pdf.y;
  let x = left;
  let height = 0;
  columns.forEach(({ share }, at) => {
    const width = (widthOf(pdf) * share) / shares;
    const text = texts[at] ?? '';
    height = Math.max(height, pdf.heightOfString(text, { width: width - GAP }));
    pdf.text(text, x, top, { width: width - GAP });
    x += width;
  });
  pdf.x = left;
  pdf.y = top + height + GAP;
  pdf
    .moveTo(left, pdf.y - GAP / 2)
    .lineTo(left + widthOf(pdf), pdf.y - GAP / 2)
    .lineWidth(0.4)
    .strokeColor('#e4e4e7')
    .stroke();
  return height;
}

/** Height that a row takes. */
function heightOf(pdf: Pdf, columns: readonly PdfColumn[], texts: readonly string[]): number {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const heights = columns.map(({ share }, at) =>
    pdf.heightOfString(texts[at] ?? '', { width: (widthOf(pdf) * share) / shares - GAP }),
  );
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
    cells(
      pdf,
      columns,
      columns.map((column) => column.head),
    );
    pdf.font('plain').fontSize(SIZE).fillColor('black');
  };
  head();
  for await (const some of rows)
    for (const row of some) {
      if (pdf.y + heightOf(pdf, columns, row) > bottomOf(pdf)) {
        pdf.addPage();
        head();
      }
      cells(pdf, columns, row);
    }
}

/** Lines of a label and what it says. */
export function pdfFacts(
  pdf: Pdf,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  for (const [label, value] of facts) {
    pdf.font('bold').fontSize(9).fillColor(GRAY).text(`${label}: `, { continued: true });
    pdf.font('plain').fillColor('black').text(value);
  }
  pdf.moveDown(0.6);
}

/** A heading with sentences below. */
export function pdfParagraph(pdf: Pdf, heading: string, text: string): void {
  pdf.font('bold').fontSize(10).text(heading);
  pdf.font('plain').fontSize(9).text(text).moveDown(0.6);
}
