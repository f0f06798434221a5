import {
  getNamedType,
  isCompositeType,
  isListType,
  getNullableType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type FieldNode,
  isObjectType,
  isInterfaceType,
} from 'graphql';
import { ENTITY_LIMIT_MAX } from '../list-args.ts';
import type { Analysis, LimitUse, Variables } from './analysis.ts';

/** Rows that a list without a `limit` is taken to have. */
const UNPAGED_LIST_ROWS = 10;
/** An answered object costs 1, a plain value a tenth: what both cost bff in CPU time. */
const OBJECT_COST = 1;
const VALUE_COST = 0.1;

interface Measured {
  depth: number;
  aliases: number;
  fields: number;
}

type Field = GraphQLField<unknown, unknown>;

/**
 * Measures an operation without expanding it: every fragment is measured once and its figures are
 * added where it is spread, so that nested fragments cannot make the measuring itself expensive.
 */
export function analyze(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Analysis {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const limits: LimitUse[] = [];
  const measured = new Map<string, Measured>();

  const defaults = new Map(
    (operation.variableDefinitions ?? []).map((each) => [
      each.variable.name.value,
      each.defaultValue,
    ]),
  );
  const argument = (
    node: FieldNode,
    field: Field,
    name: string,
  ): ((variables: Variables) => unknown) => {
    const value = node.arguments?.find((each) => each.name.value === name)?.value;
    const fallback = field.args.find((each) => each.name === name)?.defaultValue;
    if (!value) return () => fallback;
    if (value.kind !== Kind.VARIABLE) {
      const literal = valueFromASTUntyped(value);
      return () => literal ?? fallback;
    }
    const variable = value.name.value;
    const given = defaults.get(variable);
    const preset = given ? valueFromASTUntyped(given) : undefined;
    return (variables) =>
      (variables[variable] === undefined ? preset : variables[variable]) ?? fallback;
  };

  const fieldOf = (type: GraphQLCompositeType, node: FieldNode): Field | undefined =>
    isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;

  const note = (node: FieldNode, field: Field): void => {
    for (const name of ['limit', 'offset'] as const) {
      if (!field.args.some((each) => each.name === name)) continue;
      const stated: unknown = field.extensions['limitMax'];
      const max =
        name === 'offset' ? 2_147_483_647 : typeof stated === 'number' ? stated : ENTITY_LIMIT_MAX;
      limits.push({
        field: node.name.value,
        argument: name,
        max,
        valueOf: argument(node, field, name),
      });
    }
  };

  const measure = (set: SelectionSetNode, type: GraphQLCompositeType): Measured => {
    const sum: Measured = { depth: 0, aliases: 0, fields: 0 };
    const add = (part: Measured, level: number): void => {
      sum.depth = Math.max(sum.depth, part.depth + level);
      sum.aliases += part.aliases;
    };
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        sum.fields += 1;
        if (node.alias) sum.aliases += 1;
        const field = fieldOf(type, node);
        // Introspection has its own limit: graphql-js' MaxIntrospectionDepthRule.
        if (!field) continue;
        note(node, field);
        const named = getNamedType(field.type);
        const inner =
          node.selectionSet && isCompositeType(named)
            ? measure(node.selectionSet, named)
            : { depth: 0, aliases: 0, fields: 0 };
        add(inner, 1);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const inner = measure(node.selectionSet, narrowed(node.typeCondition?.name.value, type));
        add(inner, 0);
        sum.fields += inner.fields;
      } else {
        const inner = measureFragment(node.name.value, type);
        add(inner, 0);
        sum.fields += inner.fields;
      }
    }
    return sum;
  };
  const narrowed = (name: string | undefined, type: GraphQLCompositeType): GraphQLCompositeType => {
    const found = name === undefined ? type : schema.getType(name);
    return isCompositeType(found) ? found : type;
  };
  const measureFragment = (name: string, type: GraphQLCompositeType): Measured => {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const result = fragment
      ? measure(fragment.selectionSet, narrowed(fragment.typeCondition.name.value, type))
      : { depth: 0, aliases: 0, fields: 0 };
    measured.set(name, result);
    return result;
  };

  const cost = (
    set: SelectionSetNode,
    type: GraphQLCompositeType,
    rows: number | null,
    variables: Variables,
    known: Map<string, number>,
  ): number => {
    let sum = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const field = fieldOf(type, node);
        if (field) sum += fieldCost(node, field, rows, variables, known);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        sum += cost(
          node.selectionSet,
          narrowed(node.typeCondition?.name.value, type),
          rows,
          variables,
          known,
        );
      } else {
        const fragment = fragments.get(node.name.value);
        const key = `${node.name.value}:${rows}`;
        const value =
          known.get(key) ??
          (fragment
            ? cost(
                fragment.selectionSet,
                narrowed(fragment.typeCondition.name.value, type),
                rows,
                variables,
                known,
              )
            : 0);
        known.set(key, value);
        sum += value;
      }
    }
    return sum;
  };
  /** `rows` is the limit of the page that the field stands in: it multiplies the page's lists. */
  const fieldCost = (
    node: FieldNode,
    field: Field,
    rows: number | null,
    variables: Variables,
    known: Map<string, number>,
  ): number => {
    const named = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(named)) return VALUE_COST;
    const limited = field.args.some((each) => each.name === 'limit');
    const limit = limited
      ? Math.max(0, Number(argument(node, field, 'limit')(variables) ?? 0))
      : null;
    const many = isListType(getNullableType(field.type));
    const inner =
      OBJECT_COST + cost(node.selectionSet, named, many ? null : limit, variables, known);
    return many ? inner * (limit ?? rows ?? UNPAGED_LIST_ROWS) : inner;
  };

  const root = schema.getRootType(operation.operation);
  const top = root ? measure(operation.selectionSet, root) : { depth: 0, aliases: 0, fields: 0 };
  return {
    depth: top.depth,
    aliases: top.aliases,
    rootFields: top.fields,
    limits,
    costOf: (variables) =>
      root ? cost(operation.selectionSet, root, null, variables, new Map()) : 0,
  };
}
