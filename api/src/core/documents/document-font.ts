import { readFile } from 'node:fs/promises';
import type { Font, Glyph, GlyphRun, Position, Subset } from 'fontkit';
import { eachRun, isEastAsian, letterOf } from './east-asian-letters.ts';
import { outlineOf } from './outline.ts';

/** Glyphs of a font have 16 bits; letters that are added count from here. */
const FIRST_ADDED = 0x1_00_00;

/** A letter of another font, in the units of this one. */
interface Added extends Glyph {
  letter: Glyph;
  scale: number;
}

const still: Omit<Position, 'xAdvance'> = { yAdvance: 0, xOffset: 0, yOffset: 0 };

/** Runs of a text one after the other. */
function joined(runs: readonly GlyphRun[]): GlyphRun {
  const positions = runs.flatMap((run) => run.positions);
  return {
    glyphs: runs.flatMap(({ glyphs }) => glyphs),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** The letters that one document adds to a font. */
class AddedLetters {
  readonly #unitsPerEm: number;
  readonly #weight: number;
  readonly #glyphs: Added[] = [];
  readonly #byCodePoint = new Map<number, Added>();

  constructor({ unitsPerEm }: Font, weight: number) {
    this.#unitsPerEm = unitsPerEm;
    this.#weight = weight;
  }

  /** The glyph of a letter; null of one that no font has. */
  glyphOf(codePoint: number): Added | null {
    const known = this.#byCodePoint.get(codePoint);
    if (known !== undefined) return known;
    const found = letterOf(codePoint, this.#weight);
    if (found === null) return null;
    const { glyph: letter, unitsPerEm } = found;
    const scale = this.#unitsPerEm / unitsPerEm;
    const glyph: Added = {
      id: FIRST_ADDED + this.#glyphs.length,
      advanceWidth: Math.round(letter.advanceWidth * scale),
      codePoints: [codePoint],
      path: letter.path,
      letter,
      scale,
    };
    this.#glyphs.push(glyph);
    this.#byCodePoint.set(codePoint, glyph);
    return glyph;
  }

  /** Lets a subset hold these letters among the glyphs of its font. */
  joining(subset: Subset): Subset {
    const addOwn = subset._addGlyph.bind(subset);
    subset._addGlyph = (id) => {
      const glyph = this.#glyphs[id - FIRST_ADDED];
      if (glyph === undefined) return addOwn(id);
      const { bytes, bearing } = outlineOf(glyph.letter, glyph.scale);
      subset.glyf.push(bytes);
      subset.loca.offsets.push(subset.offset);
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing });
      subset.offset += bytes.length;
      return subset.glyf.length - 1;
    };
    return subset;
  }
}

/**
 * A font for one document, with the letters of Chinese, Japanese and Korean that its texts have: they are
 * set, measured and wrapped like its own. `openLetters` must have read them.
 * @param weight Of these letters, 400 regular to 700 bold.
 */
export async function documentFont(file: string, weight: number): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(await readFile(file));
  const added = new AddedLetters(font, weight);
  const layoutOwn = font.layout.bind(font);
  const layoutLetter = (letter: string, features: unknown): GlyphRun => {
    const glyph = added.glyphOf(letter.codePointAt(0) ?? 0);
    if (glyph === null) return layoutOwn(letter, features);
    const { advanceWidth } = glyph;
    return { glyphs: [glyph], positions: [{ ...still, xAdvance: advanceWidth }], advanceWidth };
  };
  font.layout = (text, features) => {
    if (!isEastAsian(text)) return layoutOwn(text, features);
    const runs = text.match(eachRun) ?? [];
    return joined(
      runs.map((run) =>
        isEastAsian(run) ? layoutLetter(run, features) : layoutOwn(run, features),
      ),
    );
  };
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => added.joining(createSubset());
  return font;
}
