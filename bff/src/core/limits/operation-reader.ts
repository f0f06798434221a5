import {
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Variables } from './analysis.ts';

export type Field = GraphQLField<unknown, unknown>;

/** A selected field, or the selections of a fragment under its type. */
export type Selected =
  | { kind: 'field'; node: FieldNode; field: Field | undefined }
  | { kind: 'fragment'; name: string | null; set: SelectionSetNode; type: GraphQLCompositeType };

/** Reads an operation by the schema: what is selected, and what its arguments come to. */
export class OperationReader {
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly #schema: GraphQLSchema;
  readonly #presets: ReadonlyMap<string, unknown>;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema;
    this.fragments = Object.fromEntries(
      document.definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
      ),
    );
    this.#presets = new Map(
      (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
        defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
      ),
    );
  }

  /** What a selection set selects, without going into fragments. Fields of introspection are of no type. */
  selected(set: SelectionSetNode, type: GraphQLCompositeType): Selected[] {
    return set.selections.flatMap((node): Selected[] => {
      if (node.kind === Kind.FIELD)
        return [{ kind: 'field', node, field: this.#fieldOf(type, node) }];
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const of = this.#narrowed(node.typeCondition?.name.value, type);
        return [{ kind: 'fragment', name: null, set: node.selectionSet, type: of }];
      }
      const name = node.name.value;
      const fragment = this.fragments[name];
      if (!fragment) return [];
      const of = this.#narrowed(fragment.typeCondition.name.value, type);
      return [{ kind: 'fragment', name, set: fragment.selectionSet, type: of }];
    });
  }

  /** The value of an argument by the variables: as given, else the variable's default, else the field's. */
  argument(node: FieldNode, field: Field, name: string): (variables: Variables) => unknown {
    const value = node.arguments?.find((each) => each.name.value === name)?.value;
    const fallback = field.args.find((each) => each.name === name)?.defaultValue;
    if (!value) return () => fallback;
    if (value.kind !== Kind.VARIABLE) {
      const literal = valueFromASTUntyped(value);
      return () => literal ?? fallback;
    }
    const variable = value.name.value;
    const preset = this.#presets.get(variable);
    return (variables) =>
      (variables[variable] === undefined ? preset : variables[variable]) ?? fallback;
  }

  #fieldOf(type: GraphQLCompositeType, node: FieldNode): Field | undefined {
    return isObjectType(type) || isInterfaceType(type)
      ? type.getFields()[node.name.value]
      : undefined;
  }

  #narrowed(name: string | undefined, type: GraphQLCompositeType): GraphQLCompositeType {
    const found = name === undefined ? type : this.#schema.getType(name);
    return isCompositeType(found) ? found : type;
  }
}
