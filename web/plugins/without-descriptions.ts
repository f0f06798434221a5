import type { Plugin } from 'vite';
import { contract } from './pure-contracts.ts';

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

/** The parts of a node by which it is a call of a method with one argument; null of others. */
function callOf({ type, callee, arguments: given, end }: Node) {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return null;
  const { object, property } = callee;
  const [argument, ...more] = Array.isArray(given) ? given.filter(isNode) : [];
  if (!isNode(object) || !isNode(property) || argument === undefined || more.length > 0)
    return null;
  return { method: property['name'], from: object.end, argument, end };
}

/** From where to where a description stands in an object: `description: '…'` with one of the commas beside it. */
function describedIn({ type, properties }: Node): [number, number] | null {
  const all =
    type === 'ObjectExpression' && Array.isArray(properties) ? properties.filter(isNode) : [];
  const at = all.findIndex(
    ({ key, value }) =>
      isNode(key) && key['name'] === 'description' && isNode(value) && isText(value),
  );
  const [before, own, after] = [all[at - 1], all[at], all[at + 1]];
  if (own === undefined) return null;
  return after === undefined ? [before?.end ?? own.start, own.end] : [own.start, after.start];
}

/** From where to where a description stands, `.describe('…')` or `description: '…'` of `.meta({…})`, if the node is such a call. */
function describing(node: Node): [number, number] | null {
  const call = callOf(node);
  if (call?.method === 'meta') return describedIn(call.argument);
  return call?.method === 'describe' && isText(call.argument) ? [call.from, call.end] : null;
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
