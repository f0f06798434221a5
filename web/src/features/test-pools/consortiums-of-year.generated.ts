/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import { queryHook } from '../../gql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PoolConsortiumsQueryVariables = Exact<{
  year: number;
}>;


export type PoolConsortiumsQuery = { readonly consortiums: ReadonlyArray<{ readonly __typename: 'ConsortiumOfYear', readonly id: string, readonly name: string }> | null };

export type PoolConsortiumFragment = { readonly __typename: 'ConsortiumOfYear', readonly id: string, readonly name: string };

export const PoolConsortiumFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PoolConsortium"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsortiumOfYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<PoolConsortiumFragment, unknown>;
export const PoolConsortiumsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PoolConsortiums"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"consortiums"},"name":{"kind":"Name","value":"consortiumsOfYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PoolConsortium"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PoolConsortium"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsortiumOfYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<PoolConsortiumsQuery, PoolConsortiumsQueryVariables>;
export const usePoolConsortiumsQuery = /*#__PURE__*/ queryHook(PoolConsortiumsDocument);