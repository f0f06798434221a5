import type { Plugin } from 'vite';

const contract = /\/schema\/src\/[^?]+\.ts$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all below it. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* nodesOf(part);
}

/** A text that stands there as it is. */
const isText = ({ type, value, expressions }: Node): boolean =>
  (type === 'Literal' && typeof value === 'string') ||
  (type === 'TemplateLiteral' && Array.isArray(expressions) && expressions.length === 0);

/** From where to where `.describe('…')` stands, when the node is a call of it with a text. */
function describing({ type, callee, arguments: given, end }: Node): [number, number] | null {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return null;
  const { object, property } = callee;
  const [text, ...more] = Array.isArray(given) ? given.filter(isNode) : [];
  if (!isNode(object) || !isNode(property) || property['name'] !== 'describe') return null;
  return text !== undefined && more.length === 0 && isText(text) ? [object.end, end] : null;
}

/**
 * Leaves what the contracts say of their fields out of the browser: it is for the published descriptions of the interfaces,
 * and no screen reads it.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'assay:without-descriptions',
  apply: 'build',
  // After the types are gone.
  enforce: 'post',
  transform(code, id) {
    if (!contract.test(id)) return null;
    const found = [...nodesOf(this.parse(code) as unknown as Node)].flatMap((node) => {
      const place = describing(node);
      return place === null ? [] : [place];
    });
    if (found.length === 0) return null;
    let rest = code;
    for (const [start, end] of found.toSorted(([one], [other]) => other - one))
      rest = rest.slice(0, start) + rest.slice(end);
    return { code: rest, map: null };
  },
});
