import { crc32, deflateSync } from 'node:zlib';

/* Files of the demo are made when they are needed: what is shipped is code. Each is a real one of its kind. */

const textOf = (line: string): string => line.replace(/[()\\]/g, '\\$&');

/** What draws one page: a line that begins with `# ` is a heading. */
function drawn(lines: readonly string[]): string {
  let y = 740;
  const steps = lines.map((line) => {
    const isHead = line.startsWith('# ');
    y -= isHead ? 34 : 17;
    return `BT /${isHead ? 'B 16' : 'F 10.5'} Tf 64 ${y} Td (${textOf(isHead ? line.slice(2) : line)}) Tj ET`;
  });
  return steps.join('\n');
}

/** A PDF of pages of lines, in the letters that every reader of PDF has. */
export function makePdf(pages: readonly (readonly string[])[]): Buffer {
  const first = 5;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((lines, at) => {
      const content = drawn(lines);
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R/B 4 0 R>>>>/Contents ${first + 2 * at + 1} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

/** A rectangle of an image: left, top, width and height in pixels, and the number of its color. */
type Box = readonly [left: number, top: number, width: number, height: number, color: number];

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** A PNG of rectangles, each drawn over those before it; the first color is the ground. */
export function makePng(
  [width, height]: readonly [number, number],
  colors: readonly string[],
  boxes: readonly Box[],
): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (const [left, top, wide, high, color] of boxes)
    for (let y = top; y < top + high; y += 1)
      rows.fill(color, y * (width + 1) + 1 + left, y * (width + 1) + 1 + left + wide);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colors.join(''), 'hex')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
