import { createRequire } from 'node:module';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type PdfKit from 'pdfkit';
import { documentFont } from './document-font.ts';
import { openLetters } from './east-asian-letters.ts';
import type { Letterhead } from './letterhead.ts';
import { drawLogo } from './logo.ts';
import type { MadeDocument } from './serve-document.ts';

/** A document that is being drawn; from pdfkit. */
export type Pdf = InstanceType<typeof PdfKit>;

/* The fonts that come with PDF know western letters only; names have others. */
const font = (file: string): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`);
const fonts = {
  plain: { file: font('DejaVuSans.ttf'), weight: 400 },
  bold: { file: font('DejaVuSans-Bold.ttf'), weight: 700 },
};

const MARGIN = 40;
/** Width that `Page 12345 of 12345` takes, and height of a line of the foot, points. */
const PAGE_NUMBER = 90;
const LINE = 9;
/** Page numbers that are written without a break. */
const SOME = 100;
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

/** Writes below the margin, which would otherwise start another page. */
function inFoot(pdf: Pdf, write: (top: number) => void): void {
  const { x, y } = pdf;
  pdf.page.margins.bottom = 0;
  pdf.font('plain').fontSize(7).fillColor(GRAY);
  write(pdf.page.height - MARGIN + 4);
  pdf.page.margins.bottom = MARGIN;
  pdf.fillColor('black');
  pdf.x = x;
  pdf.y = y;
}

/**
 * A line below each page, and room for its number: how many pages there are is known when all are drawn
 * and sent. A page therefore has a second stream of content that is written at the end; what is kept of a
 * page until then is its number alone.
 */
class Feet {
  readonly #numbers: PDFKit.PDFKitReference[] = [];

  add(pdf: Pdf, line: string): void {
    inFoot(pdf, (top) =>
      pdf.text(line, MARGIN, top, {
        width: widthOf(pdf) - PAGE_NUMBER,
        height: LINE,
        ellipsis: true,
        ...shaping(line),
      }),
    );
    const number = pdf.ref({});
    this.#numbers.push(number);
    const { dictionary, content } = pdf.page;
    Object.assign(dictionary.data, { Contents: [content, number] });
  }

  /** Writes the numbers of all pages, with the last page still open. */
  async end(pdf: Pdf): Promise<void> {
    const { content } = pdf.page;
    for (let at = 0; at < this.#numbers.length; at += SOME) {
      await othersFirst();
      inFoot(pdf, (top) => {
        this.#numbers.slice(at, at + SOME).forEach((number, place) => {
          pdf.page.content = number;
          pdf.fillColor(GRAY);
          const text = `Page ${at + place + 1} of ${this.#numbers.length}`;
          const left = pdf.page.width - MARGIN - PAGE_NUMBER;
          pdf.text(text, left, top, { width: PAGE_NUMBER, align: 'right', lineBreak: false });
          number.end('');
        });
        pdf.page.content = content;
      });
    }
  }
}

/** pdfkit keeps every word that it has set: in a document of 100,000 names, more than half a gigabyte. */
function forgetWords(pdf: Pdf): void {
  const { _fontFamilies: used } = pdf as unknown as {
    _fontFamilies: Record<string, { layoutCache: Record<string, unknown> }>;
  };
  for (const each of Object.values(used)) each.layoutCache = Object.create(null);
}

/** How a document is set. */
interface Paper {
  title: string;
  layout?: 'portrait' | 'landscape';
  /** What stands below each page, so that one that was taken out tells what it is of; its title unless given. */
  foot?: string;
  /** Size of its title, points. */
  titleSize?: number;
  /** Whose document it is; a form of an authority has none. */
  head?: Letterhead | null;
}

/** Room for a logo in the head, points. */
const LOGO = { width: 110, height: 24 };

/** Logo and name of whose document it is at the left, when it was made at the right, above a line in the color of the tenant. */
function drawHead(pdf: Pdf, { from, color, made, logo }: Letterhead): void {
  const { left } = pdf.page.margins;
  const top = pdf.y;
  const half = widthOf(pdf) / 2;
  const taken = logo === null ? 0 : drawLogo(pdf, logo, [left, top - 8], LOGO);
  const beside = taken === 0 ? 0 : taken + 8;
  pdf.font('bold').fontSize(10).fillColor('black');
  const line = { width: half - beside, height: 14, ellipsis: true, ...shaping(from) };
  pdf.text(from, left + beside, top, line);
  pdf.font('plain').fontSize(8).fillColor(GRAY);
  pdf.text(made, left + half, top + 2, { width: half, align: 'right', lineBreak: false });
  pdf.rect(left, top + 18, widthOf(pdf), 2).fill(color);
  pdf.fillColor('black');
  pdf.x = left;
  pdf.y = top + 34;
}

/** Draws while what is drawn is sent on. */
async function* drawn(
  { title, layout, foot, titleSize, head }: Required<Paper>,
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
  await openLetters(title + foot + (head?.from ?? ''));
  for (const [name, { file, weight }] of Object.entries(fonts)) {
    // pdfkit takes an open font as well as a file, which its types do not tell.
    pdf.registerFont(name, (await documentFont(file, weight)) as never);
  }
  const feet = new Feet();
  pdf.on('pageAdded', () => {
    forgetWords(pdf);
    feet.add(pdf, foot);
  });
  const drawing = (async () => {
    try {
      pdf.addPage();
      if (head) drawHead(pdf, head);
      pdf.font('bold').fontSize(titleSize).text(title, shaping(title)).moveDown(0.5);
      await draw(pdf);
      await feet.end(pdf);
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
    foot = title,
    titleSize = 15,
    head = null,
  }: Paper & { name: string },
  draw: (pdf: Pdf) => Promise<void> | void,
): MadeDocument => ({
  name,
  contentType: 'application/pdf',
  content: drawn({ title, layout, foot, titleSize, head }, draw),
});
