import type { Resvg } from '@resvg/resvg-wasm';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Pictures that are kept: one a tenant whose portal was lately put on a home screen. */
const KEPT = 50;

let engine: Promise<typeof Resvg> | undefined;
const kept = new Map<string, Buffer>();

/** Loaded with the first picture: few installations ever draw one. */
async function load(): Promise<typeof Resvg> {
  const { initWasm, Resvg: loaded } = await import('@resvg/resvg-wasm');
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(file));
  return loaded;
}

/**
 * Draws an SVG as a PNG of so many pixels a side. It must be one of our own making: somebody else's could take as long as
 * its author likes. A picture in it that cannot be read is left out.
 * @throws Error on what is no SVG
 */
export async function pngOfSvg(svg: string, size: number): Promise<Buffer> {
  const key = createHash('sha256').update(`${size} ${svg}`).digest('base64');
  const before = kept.get(key);
  if (before) return before;
  engine ??= load();
  const picture = new (await engine)(svg, { fitTo: { mode: 'width', value: size } });
  const png = Buffer.from(picture.render().asPng());
  picture.free();
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, png);
  return png;
}
