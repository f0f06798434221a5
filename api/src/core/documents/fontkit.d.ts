/** As much of fontkit as documents use; it brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    /** In units of its font. */
    advanceWidth: number;
    codePoints: number[];
    path: { commands: { command: string; args: number[] }[] };
  }

  export interface Position {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface GlyphRun {
    glyphs: Glyph[];
    positions: Position[];
    /** Of the positions as they are, which may be scaled meanwhile. */
    readonly advanceWidth: number;
  }

  /** The glyphs of a font that a document uses; it numbers them anew. */
  export interface Subset {
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    _addGlyph(id: number): number;
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getVariation(axes: Record<string, number>): Font;
    layout(text: string, features?: unknown): GlyphRun;
    createSubset(): Subset;
  }

  export function create(file: Uint8Array): Font;
}
