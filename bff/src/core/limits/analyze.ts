import {
  getNamedType,
  isCompositeType,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { ENTITY_LIMIT_MAX } from '../list-args.ts';
import type { Analysis, LimitUse } from './analysis.ts';
import { costOf } from './cost.ts';
import { OperationReader, type Field } from './operation-reader.ts';

interface Measured {
  depth: number;
  aliases: number;
  fields: number;
}

const nothing: Measured = { depth: 0, aliases: 0, fields: 0 };

const OFFSET_MAX = 2_147_483_647;

/** The paging arguments of a field, each with the most that it may be. */
function limitsOf(reader: OperationReader, node: FieldNode, field: Field): LimitUse[] {
  const stated: unknown = field.extensions['limitMax'];
  const limitMax = typeof stated === 'number' ? stated : ENTITY_LIMIT_MAX;
  return (['limit', 'offset'] as const)
    .filter((name) => field.args.some((each) => each.name === name))
    .map((argument) => ({
      field: node.name.value,
      argument,
      max: argument === 'offset' ? OFFSET_MAX : limitMax,
      valueOf: reader.argument(node, field, argument),
    }));
}

/**
 * Measures an operation without expanding it: every fragment is measured once and its figures are
 * added where it is spread, so that nested fragments cannot make the measuring itself expensive.
 */
export function analyze(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Analysis {
  const reader = new OperationReader(schema, document, operation);
  const limits: LimitUse[] = [];
  const known = new Map<string | null, Measured>();

  const measure = (set: SelectionSetNode, type: GraphQLCompositeType): Measured => {
    const sum = { ...nothing };
    for (const each of reader.selected(set, type)) {
      const { depth, aliases, fields } =
        each.kind === 'field' ? ofField(each.node, each.field) : ofFragment(each);
      sum.depth = Math.max(sum.depth, depth);
      sum.aliases += aliases;
      sum.fields += fields;
    }
    return sum;
  };
  const ofField = (node: FieldNode, field: Field | undefined): Measured => {
    const own = node.alias ? 1 : 0;
    // Introspection has its own limit: graphql-js' MaxIntrospectionDepthRule.
    if (!field) return { depth: 0, aliases: own, fields: 1 };
    limits.push(...limitsOf(reader, node, field));
    const named = getNamedType(field.type);
    const inner =
      node.selectionSet && isCompositeType(named) ? measure(node.selectionSet, named) : nothing;
    return { depth: inner.depth + 1, aliases: inner.aliases + own, fields: 1 };
  };
  const ofFragment = (fragment: {
    name: string | null;
    set: SelectionSetNode;
    type: GraphQLCompositeType;
  }): Measured => {
    const { name, set, type } = fragment;
    const result = known.get(name) ?? measure(set, type);
    if (name !== null) known.set(name, result);
    return result;
  };

  const root = schema.getRootType(operation.operation);
  const top = root ? measure(operation.selectionSet, root) : nothing;
  return {
    depth: top.depth,
    aliases: top.aliases,
    rootFields: top.fields,
    limits,
    costOf: (variables) => (root ? costOf(reader, operation.selectionSet, root, variables) : 0),
  };
}
