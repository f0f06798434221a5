// House rules that oxlint does not know; loaded by .oxlintrc.json.
import { boundaryProblem, fromRoot } from './boundaries.mjs';

/**
 * @typedef {{ source: { value: string } | null }} WithSource
 * @typedef {{ filename: string, report: (what: { node: object, message: string }) => void }} Context
 */

const boundaries = {
  /** @param {Context} context */
  create(context) {
    const from = fromRoot(context.filename);
    const look = (/** @type {WithSource} */ { source }) => {
      if (source === null || typeof source.value !== 'string') return;
      const message = boundaryProblem(from, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    };
  },
};

// oxlint loads a plugin by its default export.
export default { meta: { name: 'assay' }, rules: { boundaries } };
