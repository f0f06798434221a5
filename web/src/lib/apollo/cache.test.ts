import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { typePolicies } from './cache.ts';

const src = path.resolve(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(path.resolve(src, '../../schema/schema.graphql'), 'utf8'));
const definitions = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(path.join(src, file), 'utf8')).definitions);
const fragments = new Map(
  definitions
    .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);

/** Fields of a selection with those of its fragments, by name and arguments. */
function fieldsOf(
  selections: readonly SelectionNode[],
  fields = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const each of selections) {
    if (each.kind === Kind.FIELD) {
      const given = (each.arguments ?? []).map(({ name }) => name.value).join();
      const key = `${each.name.value}(${given})`;
      fields.set(key, [...(fields.get(key) ?? []), each]);
    } else {
      const { selectionSet } =
        each.kind === Kind.INLINE_FRAGMENT ? each : (fragments.get(each.name.value) ?? {});
      fieldsOf(selectionSet?.selections ?? [], fields);
    }
  }
  return fields;
}

/** What operations select of each part that has no id of its own: by part, selection, and their names. */
function selectionsOfParts(): Map<string, Map<string, Set<string>>> {
  const parts = new Map<string, Map<string, Set<string>>>();
  const walk = (
    operation: string,
    parent: GraphQLCompositeType,
    selections: readonly SelectionNode[],
  ): void => {
    for (const [key, nodes] of fieldsOf(selections)) {
      const field = isObjectType(parent) && parent.getFields()[nodes[0]?.name.value ?? ''];
      if (!field) continue;
      const type = getNamedType(field.type);
      if (!isCompositeType(type)) continue;
      const below = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
      const inner = fieldsOf(below);
      // A list is replaced as a whole, and the payload of a mutation is not kept.
      const isPart = !inner.has('id()') && !isListType(getNullableType(field.type));
      if (isPart && parent !== schema.getMutationType() && !type.name.endsWith('Page')) {
        const part = `${parent.name}.${key}: ${type.name}`;
        const known = parts.get(part) ?? new Map<string, Set<string>>();
        const selected = [...inner.keys()].toSorted().join(' ');
        known.set(selected, (known.get(selected) ?? new Set()).add(operation));
        parts.set(part, known);
      }
      walk(operation, type, below);
    }
  };
  for (const each of definitions) {
    if (each.kind !== Kind.OPERATION_DEFINITION) continue;
    const { operation, name, selectionSet }: OperationDefinitionNode = each;
    const root = schema.getRootType(operation);
    if (root) walk(name?.value ?? '', root, selectionSet.selections);
  }
  return parts;
}

test('no operation takes from the cache what another one has read of the same part', () => {
  const parts = [...selectionsOfParts()];
  expect(parts.length).toBeGreaterThan(50);

  const lost = parts.filter(([part, selections]) => {
    const policy = typePolicies[part.split(': ')[1] ?? ''];
    return selections.size > 1 && policy?.merge !== true && policy?.keyFields === undefined;
  });

  expect(lost).toEqual([]);
});
