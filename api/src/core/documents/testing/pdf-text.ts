import { inflateSync } from 'node:zlib';

interface Entry {
  /** What stands before the stream, as text. */
  head: string;
  stream: string;
}

const referenceIn = (text: string, name: string): string =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? '';

/** The objects of a document by their numbers. */
function entriesOf(file: Buffer): Map<string, Entry> {
  const text = file.toString('latin1');
  const entries = new Map<string, Entry>();
  for (const found of text.matchAll(
    /(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/g,
  )) {
    const [, id = '', head = '', packed = ''] = found;
    const bytes = Buffer.from(packed, 'latin1');
    const isPacked = head.includes('/FlateDecode');
    entries.set(id, { head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return entries;
}

const charactersOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters behind the glyphs of a font, by what a reader copies. */
function glyphsOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)) {
    /* A ligature stands for several characters, with blanks between them. */
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], at) => {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      glyphs.set(glyph, charactersOf(hex.replaceAll(' ', '')));
    });
  }
  return glyphs;
}

/** What a reader finds on each page of a PDF of ours: its texts in the order in which they were written. */
export function textsOfPages(file: Buffer): string[][] {
  const entries = entriesOf(file);
  const entry = (id: string): Entry => entries.get(id) ?? { head: '', stream: '' };
  const pages = [...entries.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const fonts = new Map<string, Map<string, string>>();
    const resources = entry(referenceIn(head, 'Resources')).head;
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, glyphsOf(entry(referenceIn(entry(id).head, 'ToUnicode')).stream));
    const contents = /\/Contents (\[.*?\]|\d+ 0 R)/.exec(head)?.[1] ?? '';
    const content = [...contents.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => entry(id).stream);
    return [...content.join('\n').matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
      const glyphs = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '');
      const codes = [...block.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g));
      return codes.map((code) => glyphs?.get(code ?? '') ?? '').join('');
    });
  });
}
