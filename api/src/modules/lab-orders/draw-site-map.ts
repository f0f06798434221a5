import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { projectionOf, UNITS, type Place } from '@assay/schema/map/map-projection';
import { landPath, type Outlines } from '@assay/schema/map/state-outlines';
import type { Pdf } from '../../core/documents/pdf.ts';
import type { Box } from '../../core/documents/barcodes.ts';

/** Miles from the site to each side of its map: enough to know the state by its outline. */
const MILES = 400;

let known: Promise<Outlines> | null = null;

/** The outlines, read with the first pass. What could not be read is tried again. */
function outlines(): Promise<Outlines> {
  const file = fileURLToPath(import.meta.resolve('@assay/schema/lists/state-outlines.json'));
  known ??= readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Outlines,
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** Draws where a site lies among the states, as vectors, with its city. */
export async function drawSiteMap(
  pdf: Pdf,
  site: Place & { city: string },
  box: Box,
): Promise<void> {
  const land = landPath(await outlines(), projectionOf(site, MILES));
  const scale = box.width / 2 / UNITS;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  pdf.save();
  pdf.rect(box.x, box.y, box.width, box.height).clip();
  pdf.rect(box.x, box.y, box.width, box.height).fill('#e8eef4');
  pdf.translate(middle.x, middle.y).scale(scale);
  pdf.path(land).lineWidth(1.2).fillAndStroke('#ffffff', '#71717a');
  pdf.circle(0, 0, 10).fill('#b91c1c');
  pdf.circle(0, 0, 4).fill('#ffffff');
  pdf.restore();
  pdf.font('bold').fontSize(10).fillColor('black');
  pdf.text(site.city, box.x + 4, middle.y + 8, {
    width: box.width - 8,
    height: 12,
    align: 'center',
    ellipsis: true,
  });
  pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.6).stroke('#a1a1aa');
}
