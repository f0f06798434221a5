import {
  getNamedType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

const holdsVariable = (node: ASTNode): boolean => {
  let found = false;
  visit(node, { Variable: () => ((found = true), false) });
  return found;
};

/**
 * Whether graphql-jit 0.8 answers a document as graphql-js does. Measured differences: a fragment
 * spread twice under different @skip/@include loses fields, and variables inside a literal of a
 * custom scalar are dropped. Either sends the document to graphql-js.
 */
export function isJitSafe(schema: GraphQLSchema, document: DocumentNode): boolean {
  const spreads = new Set<string>();
  let repeated = false;
  let conditional = false;
  let scalarVariable = false;
  const typeInfo = new TypeInfo(schema);
  const checkLiteral = (node: ASTNode): void => {
    const type = typeInfo.getInputType();
    const named = type ? getNamedType(type) : undefined;
    // Inside a custom scalar there are no types any more, so no type counts like one.
    const custom = named === undefined || (isScalarType(named) && !isSpecifiedScalarType(named));
    if (custom && holdsVariable(node)) scalarVariable = true;
  };
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      FragmentSpread: ({ name }) => {
        if (spreads.has(name.value)) repeated = true;
        spreads.add(name.value);
      },
      Directive: ({ name }) => {
        if (name.value === 'skip' || name.value === 'include') conditional = true;
      },
      [Kind.OBJECT]: checkLiteral,
      [Kind.LIST]: checkLiteral,
    }),
  );
  return !scalarVariable && !(repeated && conditional);
}
