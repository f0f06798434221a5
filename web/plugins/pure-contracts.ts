import type { Plugin } from 'vite';

/** A file of contracts. */
export const contract = /\/schema\/src\/[^?]+\.ts$/;

/**
 * Tells the bundler that a contract does nothing until it is used. A chain like `z.object({…}).meta({…})` might
 * do anything, so a list that needs its spec alone would bring the inputs that stand in the same file, and with
 * them zod. Every value at the top of a file of `schema` becomes the answer of a pure call.
 */
export const pureContracts = (): Plugin => ({
  name: 'assay:pure-contracts',
  apply: 'build',
  // After the types are gone.
  enforce: 'post',
  transform(code, id) {
    if (!contract.test(id)) return null;
    let pure = code;
    const values = this.parse(code)
      .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
      .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
      .flatMap(({ init }) => init ?? [])
      .filter(({ type }) => type === 'CallExpression' || type === 'ObjectExpression');
    for (const { start, end } of values.toReversed())
      pure = `${pure.slice(0, start)}/* @__PURE__ */ (() => (${pure.slice(start, end)}))()${pure.slice(end)}`;
    return { code: pure, map: null };
  },
});
