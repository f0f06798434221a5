/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import { queryHook } from '../../gql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TestPoolSeedChainQueryVariables = Exact<{
  id: string | number;
}>;


export type TestPoolSeedChainQuery = { readonly testPoolSeedChain: { readonly __typename: 'SeedChain', readonly chain: number, readonly firstLink: string } | null };


export const TestPoolSeedChainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestPoolSeedChain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPoolSeedChain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chain"}},{"kind":"Field","name":{"kind":"Name","value":"firstLink"}}]}}]}}]} as unknown as DocumentNode<TestPoolSeedChainQuery, TestPoolSeedChainQueryVariables>;
export const useTestPoolSeedChainQuery = /*#__PURE__*/ queryHook(TestPoolSeedChainDocument);