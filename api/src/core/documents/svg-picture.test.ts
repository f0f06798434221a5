import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Letterhead } from './letterhead.ts';
import { pdfDocument } from './pdf.ts';
import { svgPicture } from './svg-picture.ts';

const svg = (inside: string, box = '0 0 40 20') =>
  svgPicture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);

describe('a logo of flat shapes', () => {
  it('keeps its place, its paths and its colors', () => {
    expect(svg('<path d="M1 1h3" fill="#abc"/>', '5 6 40 20')).toMatchObject({
      x: 5,
      y: 6,
      width: 40,
      height: 20,
      shapes: [{ path: 'M1 1h3', paint: { fill: '#aabbcc', stroke: null } }],
    });
  });

  it('paints by group, class and style, the nearest last', () => {
    const picture = svg(
      `<defs><style>.a{fill:#111111;stroke:rgb(0, 128, 0)}</style></defs>
       <g fill="red" opacity=".5"><path class="a" d="M0 0"/><path d="M1 1" style="fill:teal"/><path d="M2 2"/></g>`,
    );

    expect(
      picture?.shapes.map(({ paint }) => [paint.fill, paint.stroke, paint.fillOpacity]),
    ).toEqual([
      ['#111111', '#008000', 0.5],
      ['#008080', null, 0.5],
      ['#ff0000', null, 0.5],
    ]);
  });

  it('moves what stands in groups that are moved', () => {
    const picture = svg('<g transform="translate(2 3)"><path transform="scale(2)" d="M0 0"/></g>');

    expect(picture?.shapes[0]?.transforms).toEqual([
      [1, 0, 0, 1, 2, 3],
      [2, 0, 0, 2, 0, 0],
    ]);
  });

  it('does not draw what is hidden, described or only defined', () => {
    const picture = svg(
      '<title>Summit</title><defs><path d="M9 9"/></defs><path display="none" d="M8 8"/>',
    );

    expect(picture?.shapes).toEqual([]);
  });
});

it.each([
  ['a gradient', '<path d="M0 0" fill="url(#a)"/>'],
  ['a text', '<text>Summit</text>'],
  ['an image', '<image href="data:image/png;base64,AAAA"/>'],
  ['a mask', '<g mask="url(#m)"><path d="M0 0"/></g>'],
  ['a reference', '<use href="#a"/>'],
  ['a style by element', '<style>path{fill:red}</style><path d="M0 0"/>'],
  ['a turn that is not known', '<path transform="skewX(3)" d="M0 0"/>'],
])('with %s it is left out as a whole', (_what, inside) => {
  expect(svg(inside)).toBeNull();
});

it('without a size it is left out', () => {
  expect(svgPicture('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeNull();
});

describe('in the head of a document', () => {
  const bytesOf = async (logo: Letterhead['logo']) => {
    const head = { from: 'Summit', color: '#0f766e', made: 'Made today', logo };
    const { content } = pdfDocument({ name: 'a.pdf', title: 'A', head }, () => undefined);
    return (await buffer(content)).length;
  };

  it('takes its room, and one that is damaged takes none', async () => {
    const without = await bytesOf(null);

    expect(await bytesOf(svg('<path d="M1 1h3v4z"/>'))).toBeGreaterThan(without);
    expect(await bytesOf(Buffer.from('no picture'))).toBe(without);
  });
});
