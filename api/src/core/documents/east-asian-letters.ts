import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { Font, Glyph } from 'fontkit';

/** Letters of Chinese, Japanese and Korean, with their punctuation: what DejaVu does not have. */
const letters = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef`;
const eastAsian = new RegExp(`[${letters}]`, 'u');

/** Each such letter, and what stands between two of them. */
export const eachRun = new RegExp(`[${letters}]|[^${letters}]+`, 'gu');

export const isEastAsian = (text: string): boolean => eastAsian.test(text);

const require = createRequire(import.meta.url);
/** Chinese comes with the letters of Japanese; a letter of several is taken from the first. */
const families = ['noto-sans-sc', 'noto-sans-kr'] as const;

/** One of some hundred files that a family is cut into. */
interface Slice {
  file: string;
  ranges: [from: number, to: number][];
  font: Promise<Font> | null;
}

const rangeOf = (text: string): [from: number, to: number] => {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};

async function slicesOf(family: (typeof families)[number]): Promise<Slice[]> {
  const home = `@fontsource-variable/${family}`;
  const index = await readFile(require.resolve(`${home}/unicode.json`), 'utf8');
  return Object.entries<string>(JSON.parse(index)).map(([name, ranges]) => ({
    file: `${home}/files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map(rangeOf),
    font: null,
  }));
}

async function openSlice({ file }: Slice): Promise<Font> {
  const [{ default: decompress }, { create }, packed] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('fontkit'),
    readFile(require.resolve(file)),
  ]);
  return create(await decompress(packed));
}

let slices: Promise<Slice[]> | null = null;
const known = new Map<number, Font | null>();

async function open(codePoint: number): Promise<void> {
  slices ??= Promise.all(families.map(slicesOf)).then((all) => all.flat());
  for (const slice of await slices) {
    if (!slice.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue;
    slice.font ??= openSlice(slice);
    const font = await slice.font;
    // An index may name a letter that its file does not have.
    if (!font.hasGlyphForCodePoint(codePoint)) continue;
    known.set(codePoint, font);
    return;
  }
  known.set(codePoint, null);
}

/** Reads the files that hold the letters of a text, once; without such letters it reads nothing. */
export async function openLetters(text: string): Promise<void> {
  if (!isEastAsian(text)) return;
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (isEastAsian(letter) && !known.has(codePoint)) await open(codePoint);
  }
}

const variations = new WeakMap<Font, Map<number, Font>>();

/** A letter that was opened before, 400 regular or 700 bold, with the units of its em; null of one that no file has. */
export function letterOf(
  codePoint: number,
  weight: number,
): { glyph: Glyph; unitsPerEm: number } | null {
  const slice = known.get(codePoint) ?? null;
  if (slice === null) return null;
  const weights = variations.get(slice) ?? new Map<number, Font>();
  variations.set(slice, weights);
  const font = weights.get(weight) ?? slice.getVariation({ wght: weight });
  weights.set(weight, font);
  return { glyph: font.glyphForCodePoint(codePoint), unitsPerEm: font.unitsPerEm };
}
