import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SVG_NAMESPACE } from '../storage/svg-rules.ts';
import { shapePath } from './svg-shapes.ts';
import { paintOf, transformOf, type Matrix, type Paint, type Styles } from './svg-paint.ts';

/** A shape in the coordinates of its picture, ready to be drawn. */
export interface DrawnShape {
  path: string;
  paint: Paint;
  /** Outermost first. */
  transforms: readonly Matrix[];
}

/** A vector image of flat shapes. */
export interface SvgPicture {
  x: number;
  y: number;
  width: number;
  height: number;
  shapes: readonly DrawnShape[];
}

/** What a picture has that this portal does not draw on paper; such a logo is left out as a whole rather than drawn wrong. */
class NotDrawn extends Error {}

const silent = new Set(['title', 'desc', 'metadata']);
const groups = new Set(['svg', 'g', 'a', 'switch']);
/** These change how what carries them looks in ways that flat shapes have not. */
const unknown = ['clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'];

type Attributes = Readonly<Record<string, string>>;

const plainAttributes = (tag: SaxesTagNS): Attributes =>
  Object.fromEntries(
    Object.values(tag.attributes).flatMap(({ uri, local, value }) =>
      uri === '' ? [[local, value]] : [],
    ),
  );

/** `.a, .b { fill: red }` by class name, without the dot. Other selectors are not understood. */
function classStyles(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors = '', body = ''] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      const name = /^\.([\w-]+)$/.exec(selector)?.[1];
      if (name === undefined) throw new NotDrawn();
      found.set(name, `${found.get(name) ?? ''};${body}`);
    }
  }
  return found;
}

/** Properties of an element: its attributes, what its classes say, its own style; the later wins. */
function stylesOf(attributes: Attributes, classes: ReadonlyMap<string, string>): Styles {
  const declared = (attributes['class'] ?? '')
    .split(/\s+/)
    .map((name) => classes.get(name) ?? '')
    .concat(attributes['style'] ?? '')
    .join(';');
  const properties = declared
    .split(';')
    .map((each) => each.split(':').map((part) => part.replace('!important', '').trim()))
    .flatMap(([name = '', value]) => (value === undefined ? [] : [[name.toLowerCase(), value]]));
  return { ...attributes, ...Object.fromEntries(properties) };
}

function sizeOf(root: Attributes): Omit<SvgPicture, 'shapes'> {
  const box = (root['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const side = (name: string): number => Number((root[name] ?? '').replace(/px$/, ''));
  const [x = 0, y = 0, width = 0, height = 0] =
    box.length === 4 ? box : [0, 0, side('width'), side('height')];
  if (!(width > 0 && height > 0)) throw new NotDrawn();
  return { x, y, width, height };
}

/** What holds inside of an element, from those around it. */
interface Surrounding {
  styles: Styles;
  transforms: readonly Matrix[];
}

function read(text: string): SvgPicture {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: { name: string; surrounding: Surrounding }[] = [];
  const shapes: DrawnShape[] = [];
  let size: Omit<SvgPicture, 'shapes'> | undefined;
  let css = '';
  let hidden = 0;
  const enter = (tag: SaxesTagNS): void => {
    const surrounding = open.at(-1)?.surrounding ?? { styles: {}, transforms: [] };
    open.push({ name: tag.local, surrounding });
    if (hidden > 0 || tag.uri !== SVG_NAMESPACE || silent.has(tag.local)) {
      hidden += 1;
      return;
    }
    // What is defined is drawn only where something refers to it, which is not drawn here.
    if (tag.local === 'style' || tag.local === 'defs') return;
    const attributes = plainAttributes(tag);
    const styles = stylesOf(attributes, classStyles(css));
    if (unknown.some((name) => (styles[name] ?? 'none') !== 'none')) throw new NotDrawn();
    if (size !== undefined && tag.local === 'svg') throw new NotDrawn();
    size ??= sizeOf(attributes);
    const transform = styles['transform'] ?? '';
    const transforms = [...surrounding.transforms, ...transformOf(transform)];
    const inherited = { ...surrounding.styles, ...styles };
    const opacity = Number(surrounding.styles['opacity'] ?? 1) * Number(styles['opacity'] ?? 1);
    const here = { styles: { ...inherited, opacity: String(opacity) }, transforms };
    const isDefinition = open.some(({ name }) => name === 'defs');
    if (groups.has(tag.local)) open[open.length - 1] = { name: tag.local, surrounding: here };
    else if (!isDefinition) {
      const path = shapePath(tag.local, attributes);
      const paint = paintOf(here.styles);
      if (path === null || paint === null) throw new NotDrawn();
      if (styles['display'] !== 'none') shapes.push({ path, paint, transforms });
    }
  };
  parser.on('opentag', enter);
  parser.on('closetag', () => {
    open.pop();
    if (hidden > 0) hidden -= 1;
  });
  const addText = (added: string): void => {
    if (open.at(-1)?.name === 'style' && hidden === 0) css += added;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  if (size === undefined) throw new NotDrawn();
  return { ...size, shapes };
}

/** A logo of flat shapes in plain colors; null for one with gradients, masks, text, images or anything else. */
export function svgPicture(text: string): SvgPicture | null {
  try {
    return read(text);
  } catch {
    return null;
  }
}
