import { GRAY, shaping, type Pdf } from '../../core/documents/pdf.ts';

/** Edges of the form on a page of 8.5 by 11 inches, points. */
export const LEFT = 40;
export const RIGHT = 572;

const TWO_LINES = 18;

/** The title of a section, white on black as on the form. */
export function bar(pdf: Pdf, title: string): void {
  const top = pdf.y + 3;
  pdf.rect(LEFT, top, RIGHT - LEFT, 12).fill('#27272a');
  pdf
    .font('bold')
    .fontSize(8)
    .fillColor('white')
    .text(title, LEFT + 4, top + 1.5, { lineBreak: false });
  pdf.fillColor('black');
  pdf.x = LEFT;
  pdf.y = top + 15;
}

/** A label with what is filled in, on a line. @returns where the next line begins */
export function field(
  pdf: Pdf,
  label: string,
  value: string,
  { x, top, width }: { x: number; top: number; width: number },
): number {
  pdf.font('plain').fontSize(6.5).fillColor(GRAY);
  const room = pdf.widthOfString(`${label}:`) + 4;
  pdf.text(`${label}:`, x, top + 1.5, { lineBreak: false });
  pdf.font('bold').fontSize(7.5).fillColor('black');
  const options = { width: width - room, ...shaping(value) };
  /* Two lines at most: the form is one page. */
  const height =
    value === '' ? 9 : Math.min(Math.max(pdf.heightOfString(value, options), 9), TWO_LINES);
  if (value !== '') pdf.text(value, x + room, top + 0.5, { ...options, height, ellipsis: true });
  const bottom = top + height + 2;
  pdf
    .moveTo(x + room, bottom)
    .lineTo(x + width, bottom)
    .lineWidth(0.4)
    .strokeColor('#a1a1aa')
    .stroke();
  pdf.x = LEFT;
  return bottom + 2;
}

/** A box that is checked or not, with its words. @returns where its words end */
export function box(pdf: Pdf, isChecked: boolean, words: string, x: number, top: number): number {
  pdf.rect(x, top, 6.5, 6.5).lineWidth(0.6).strokeColor('black').stroke();
  if (isChecked)
    pdf
      .moveTo(x + 1, top + 1)
      .lineTo(x + 5.5, top + 5.5)
      .moveTo(x + 5.5, top + 1)
      .lineTo(x + 1, top + 5.5)
      .lineWidth(1)
      .stroke();
  pdf
    .font(isChecked ? 'bold' : 'plain')
    .fontSize(6.5)
    .fillColor('black');
  pdf.text(words, x + 9, top - 0.5, { lineBreak: false });
  return x + 9 + pdf.widthOfString(words);
}
