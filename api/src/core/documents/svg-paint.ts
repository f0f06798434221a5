/** Presentation properties by name, as they are written. */
export type Styles = Readonly<Record<string, string>>;

/** `[a b c d e f]` of SVG and PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

/** How a shape is filled and outlined; colors `#rrggbb`. */
export interface Paint {
  fill: string | null;
  fillOpacity: number;
  rule: 'nonzero' | 'evenodd';
  stroke: string | null;
  strokeOpacity: number;
  strokeWidth: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
}

const named: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  navy: '#000080',
  teal: '#008080',
  gray: '#808080',
  silver: '#c0c0c0',
  orange: '#ffa500',
  yellow: '#ffff00',
  currentcolor: '#000000',
};

/** `#rrggbb`; null for none, undefined for a paint that is no plain color. */
function colorOf(text: string): string | null | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'none' || written === 'transparent') return null;
  if (/^#[0-9a-f]{6}$/.test(written)) return written;
  if (/^#[0-9a-f]{3}$/.test(written)) return written.replace(/[0-9a-f]/g, '$&$&');
  const parts = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(written)?.slice(1);
  if (parts === undefined) return named[written];
  return `#${parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
}

const oneOf = <T extends string>(value: string | undefined, values: readonly [T, ...T[]]): T =>
  values.find((each) => each === value) ?? values[0];

/** How a shape with these properties is painted; null when it takes more than plain colors. */
export function paintOf(styles: Styles): Paint | null {
  const number = (name: string, missing: number): number => {
    const value = Number.parseFloat(styles[name] ?? '');
    return Number.isFinite(value) ? value : missing;
  };
  const fill = colorOf(styles['fill'] ?? 'black');
  const stroke = colorOf(styles['stroke'] ?? 'none');
  const isDashed = !['none', undefined].includes(styles['stroke-dasharray']);
  if (fill === undefined || stroke === undefined || isDashed) return null;
  const opacity = number('opacity', 1);
  return {
    fill,
    fillOpacity: opacity * number('fill-opacity', 1),
    rule: oneOf(styles['fill-rule'], ['nonzero', 'evenodd']),
    stroke,
    strokeOpacity: opacity * number('stroke-opacity', 1),
    strokeWidth: number('stroke-width', 1),
    cap: oneOf(styles['stroke-linecap'], ['butt', 'round', 'square']),
    join: oneOf(styles['stroke-linejoin'], ['miter', 'round', 'bevel']),
  };
}

function turn(degrees: number, x = 0, y = 0): Matrix[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [
    [1, 0, 0, 1, x, y],
    [cos, sin, -sin, cos, 0, 0],
    [1, 0, 0, 1, -x, -y],
  ];
}

/** The steps of a `transform`, outermost first. @throws Error for one that is not known */
export function transformOf(text: string): Matrix[] {
  return [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)].flatMap(([, kind, inside = '']) => {
    const numbers = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [a = 0, b, c, d = 0, e = 0, f = 0] = numbers;
    if (numbers.some((each) => !Number.isFinite(each))) throw new Error('A number is missing.');
    if (kind === 'translate') return [[1, 0, 0, 1, a, b ?? 0]];
    if (kind === 'scale') return [[a, 0, 0, b ?? a, 0, 0]];
    if (kind === 'rotate') return turn(a, b, c);
    if (kind === 'matrix') return [[a, b ?? 0, c ?? 0, d, e, f]];
    throw new Error(`${kind} is not known.`);
  });
}
