import { buffer } from 'node:stream/consumers';
import type { Context } from '../context.ts';
import { findLogo } from './logo.repository.ts';
import type { Pdf } from './pdf.ts';
import { svgPicture, type SvgPicture } from './svg-picture.ts';

/** A logo as paper takes it: the bytes of a PNG, or shapes. */
export type Logo = Buffer | SvgPicture;

/** The logo of the caller's tenant; null where there is none, or none that can be drawn. */
export async function logoOf({ tx, storage }: Context): Promise<Logo | null> {
  const file = await findLogo(tx);
  const stream = file && (await storage.read(file.key));
  if (!stream) return null;
  const bytes = await buffer(stream);
  return file.type === 'image/png' ? bytes : svgPicture(bytes.toString('utf8'));
}

function drawShapes(pdf: Pdf, { x, y, shapes }: SvgPicture): void {
  pdf.translate(-x, -y);
  for (const { path, paint, transforms } of shapes) {
    const { fill, stroke, fillOpacity, strokeOpacity, strokeWidth, rule, cap, join } = paint;
    if (fill === null && stroke === null) continue;
    pdf.save();
    for (const matrix of transforms) pdf.transform(...matrix);
    pdf.path(path).fillOpacity(fillOpacity).strokeOpacity(strokeOpacity);
    pdf.lineWidth(strokeWidth).lineCap(cap).lineJoin(join);
    const evenly = rule === 'evenodd' ? 'even-odd' : 'non-zero';
    if (fill !== null && stroke !== null) pdf.fillAndStroke(fill, stroke, evenly);
    else if (fill !== null) pdf.fill(fill, evenly);
    else pdf.stroke(stroke ?? '');
    pdf.restore();
  }
}

/** Width and height of a PNG as its first chunk tells them, pixels (PNG 11.2.2). */
const pixelsOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/**
 * Draws a logo into a box whose left upper corner is given, as large as it fits.
 * @returns the width that it took, points; 0 when it cannot be drawn, such as a PNG that is interlaced
 */
export function drawLogo(
  pdf: Pdf,
  logo: Logo,
  [left, top]: readonly [number, number],
  box: { width: number; height: number },
): number {
  try {
    const size = Buffer.isBuffer(logo) ? pixelsOf(logo) : logo;
    const scale = Math.min(box.width / size.width, box.height / size.height);
    const width = size.width * scale;
    if (Buffer.isBuffer(logo)) pdf.image(logo, left, top, { width });
    else {
      pdf.save();
      pdf.translate(left, top).scale(scale);
      drawShapes(pdf, logo);
      pdf.restore();
    }
    return width;
  } catch {
    return 0;
  }
}
