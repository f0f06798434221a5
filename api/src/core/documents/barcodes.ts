import type { Pdf } from './pdf.ts';

/** Where on the page something is drawn, points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a Code 128 of a text into a box, as vectors: bars that every scanner reads at arm's length. */
export async function drawCode128(pdf: Pdf, text: string, box: Box): Promise<void> {
  const { default: encoder } = await import('bwip-js/node');
  const [symbol] = encoder.raw('code128', text, '');
  const widths = symbol !== undefined && 'sbs' in symbol ? symbol.sbs : [];
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const unit = box.width / modules;
  let x = box.x;
  widths.forEach((width, at) => {
    if (at % 2 === 0) pdf.rect(x, box.y, width * unit, box.height);
    x += width * unit;
  });
  pdf.fill('black');
}

/** Draws a QR code of a text into a square, as vectors. */
export async function drawQr(pdf: Pdf, text: string, { x, y, width }: Box): Promise<void> {
  const { default: qr } = await import('qrcode');
  const { modules } = qr.create(text, { errorCorrectionLevel: 'M' });
  const unit = width / modules.size;
  modules.data.forEach((isDark, at) => {
    if (isDark === 0) return;
    const [row, column] = [Math.floor(at / modules.size), at % modules.size];
    pdf.rect(x + column * unit, y + row * unit, unit, unit);
  });
  pdf.fill('black');
}
