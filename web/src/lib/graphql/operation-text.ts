import {
  Kind,
  print,
  type DefinitionNode,
  type DocumentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

const typename: SelectionNode = {
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: '__typename' },
};

const withTypename = (set: SelectionSetNode, isRoot = false): SelectionSetNode => {
  const selections = set.selections.map((each): SelectionNode =>
    each.kind === Kind.FRAGMENT_SPREAD || !each.selectionSet
      ? each
      : { ...each, selectionSet: withTypename(each.selectionSet) },
  );
  const asked = selections.some(
    (each) => each.kind === Kind.FIELD && each.name.value === '__typename',
  );
  return { ...set, selections: isRoot || asked ? selections : [...selections, typename] };
};

const definitionText = (definition: DefinitionNode): DefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
    ? {
        ...definition,
        selectionSet: withTypename(
          definition.selectionSet,
          definition.kind === Kind.OPERATION_DEFINITION,
        ),
      }
    : definition;

/**
 * The text of an operation as it travels: with the `__typename`s that Apollo adds. So its hash is the same
 * with Apollo, on the public screens that do without Apollo, and in the build's manifest of operations.
 */
export const operationText = (document: DocumentNode): string =>
  print({ ...document, definitions: document.definitions.map(definitionText) });
