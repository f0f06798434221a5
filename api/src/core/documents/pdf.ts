import { createRequire } from 'node:module';
import type PdfKit from 'pdfkit';
import type { MadeDocument } from './serve-document.ts';

/** A document that is being drawn; from pdfkit. */
export type Pdf = InstanceType<typeof PdfKit>;

/* The fonts that come with PDF know western letters only; names have others. */
const font = (file: string): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`);
const fonts = {
  plain: font('DejaVuSans.ttf'),
  bold: font('DejaVuSans-Bold.ttf'),
  mono: font('DejaVuSansMono.ttf'),
};

const MARGIN = 40;
/** Width that the number of a page takes, and height of a line of the foot, points. */
const PAGE_NUMBER = 60;
const LINE = 9;
export const GRAY = '#52525b';

/** Where the text of a page ends. */
export const bottomOf = (pdf: Pdf): number => pdf.page.height - MARGIN - 20;

/** Width between the margins, points. */
export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u;

/**
 * Options for a text in a script that runs to the left. pdfkit sets word after word to the right; asked for
 * features it sets a line as a whole, which puts the words of such a name into their order.
 */
export const shaping = (text: string): { features?: [] } =>
  rightToLeft.test(text) && !leftToRight.test(text) ? { features: [] } : {};

function footer(pdf: Pdf, text: string, page: number): void {
  const { x, y } = pdf;
  // Written below the margin, which would otherwise start another page.
  pdf.page.margins.bottom = 0;
  pdf.font('plain').fontSize(7).fillColor(GRAY);
  const top = pdf.page.height - MARGIN + 4;
  pdf.text(text, MARGIN, top, {
    width: widthOf(pdf) - PAGE_NUMBER,
    height: LINE,
    ellipsis: true,
    ...shaping(text),
  });
  pdf.text(`Page ${page}`, pdf.page.width - MARGIN - PAGE_NUMBER, top, {
    width: PAGE_NUMBER,
    align: 'right',
    lineBreak: false,
  });
  pdf.page.margins.bottom = MARGIN;
  pdf.fillColor('black');
  pdf.x = x;
  pdf.y = y;
}

/** Draws while what is drawn is sent on. */
async function* drawn(
  title: string,
  layout: 'portrait' | 'landscape',
  draw: (pdf: Pdf) => Promise<void> | void,
): AsyncGenerator<Uint8Array> {
  // Loaded with the first document: it takes a tenth of a start, and most starts draw nothing.
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'LETTER',
    layout,
    margin: MARGIN,
    lang: 'en-US',
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Producer: 'Assay', Creator: 'Assay' },
    autoFirstPage: false,
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  let page = 0;
  pdf.on('pageAdded', () => footer(pdf, title, (page += 1)));
  const drawing = (async () => {
    try {
      pdf.addPage();
      pdf.font('bold').fontSize(15).text(title, shaping(title)).moveDown(0.5);
      await draw(pdf);
      pdf.end();
    } catch (error) {
      pdf.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  yield* pdf as AsyncIterable<Uint8Array>;
  await drawing;
}

/** A PDF on US letter paper, drawn by `draw` below its title. */
export const pdfDocument = (
  {
    name,
    title,
    layout = 'portrait',
  }: { name: string; title: string; layout?: 'portrait' | 'landscape' },
  draw: (pdf: Pdf) => Promise<void> | void,
): MadeDocument => ({ name, contentType: 'application/pdf', content: drawn(title, layout, draw) });
