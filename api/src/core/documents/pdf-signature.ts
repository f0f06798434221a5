import type { Storage } from '../storage/storage.ts';
import { bottomOf, type Pdf } from './pdf.ts';

/** Height of a signature on paper, points; its image is 400 by 90. */
const HEIGHT = 54;
const WIDTH = 240;

async function imageOf(storage: Storage, key: string | null): Promise<Buffer | null> {
  const stream = key === null ? null : await storage.read(key);
  if (stream === null) return null;
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Draws the image of a signature with what is said of it below; nothing without an image.
 * @param key where the image is stored
 */
export async function pdfSignature(
  pdf: Pdf,
  label: string,
  storage: Storage,
  key: string | null,
): Promise<void> {
  const image = await imageOf(storage, key);
  if (image === null) return;
  if (pdf.y + HEIGHT + 20 > bottomOf(pdf)) pdf.addPage();
  pdf.image(image, pdf.page.margins.left, pdf.y, { fit: [WIDTH, HEIGHT] });
  pdf.y += HEIGHT + 2;
  pdf.font('plain').fontSize(8).text(label).moveDown(0.6);
}
