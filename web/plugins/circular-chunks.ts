import type { Plugin } from 'vite';

/** The first circle of scripts that import each other, of the imports of each by its name, or none. */
export function circleOf(
  imports: Readonly<Record<string, readonly string[]>>,
): string[] | undefined {
  const cleared = new Set<string>();
  function follow(file: string, way: readonly string[]): string[] | undefined {
    if (cleared.has(file)) return undefined;
    const from = way.indexOf(file);
    if (from >= 0) return [...way.slice(from), file];
    for (const next of imports[file] ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle) return circle;
    }
    cleared.add(file);
    return undefined;
  }
  for (const file of Object.keys(imports)) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Fails the build when scripts import each other: one of them would run before what it needs, and the portal would
 * not start, which no unit test sees.
 */
export const refuseCircularChunks = (): Plugin => ({
  name: 'assay:refuse-circular-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const imports = Object.values(bundle).flatMap((each) =>
      each.type === 'chunk' ? [[each.fileName, each.imports] as const] : [],
    );
    const circle = circleOf(Object.fromEntries(imports));
    if (circle)
      this.error(`Scripts import each other; mend plugins/chunks.ts: ${circle.join(' → ')}`);
  },
});
