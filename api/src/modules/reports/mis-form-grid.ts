import { MIS_TOTAL } from '@assay/schema/mis-reports/mis-form';
import type { MisSection } from '@assay/schema/mis-reports/mis-report';
import type { Pdf } from '../../core/documents/pdf.ts';
import { bar, LEFT, RIGHT } from './mis-form-parts.ts';

const FIRST = 116;
/** Heads are set upright, as on the form. */
const HEAD = 72;
const NUMBER = 11;
const ROW = 12;

/** Sections III and IV: a row for each reason, a numbered column for each outcome. */
export function drawGrid(pdf: Pdf, { title, columns, rows }: MisSection): void {
  bar(pdf, title);
  const top = pdf.y;
  const width = (RIGHT - LEFT - FIRST) / columns.length;
  const left = (at: number): number => LEFT + FIRST + at * width;
  pdf.font('plain').fontSize(6).fillColor('black');
  columns.forEach(({ number, label }, at) => {
    pdf.text(String(number), left(at), top + 2, { width, align: 'center', lineBreak: false });
    pdf.save();
    pdf.rotate(-90, { origin: [left(at), top + NUMBER + HEAD] });
    pdf.text(label, left(at) + 3, top + NUMBER + HEAD + 3, { width: HEAD - 6, height: width - 4 });
    pdf.restore();
  });
  pdf.font('bold').fontSize(7);
  pdf.text('Type of Test', LEFT + 3, top + NUMBER + HEAD - 11, { lineBreak: false });
  const body = top + NUMBER + HEAD;
  rows.forEach(({ key, label, cells }, at) => {
    const y = body + at * ROW;
    if (key === MIS_TOTAL) pdf.rect(LEFT, y, RIGHT - LEFT, ROW).fill('#f4f4f5');
    pdf
      .fillColor('black')
      .font(key === MIS_TOTAL ? 'bold' : 'plain')
      .fontSize(7);
    pdf.text(label, LEFT + 3, y + 2.5, { lineBreak: false });
    pdf.font('bold').fontSize(7.5);
    cells.forEach(({ value }, place) =>
      pdf.text(String(value), left(place), y + 2, { width, align: 'center', lineBreak: false }),
    );
  });
  const bottom = body + rows.length * ROW;
  pdf.lineWidth(0.5).strokeColor('#52525b');
  for (const y of [top, top + NUMBER, ...rows.map((_, at) => body + at * ROW), bottom])
    pdf.moveTo(LEFT, y).lineTo(RIGHT, y);
  for (const x of [LEFT, ...columns.map((_, at) => left(at)), RIGHT])
    pdf.moveTo(x, top).lineTo(x, bottom);
  pdf.stroke();
  pdf.x = LEFT;
  pdf.y = bottom + 2;
}
