/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import { queryHook } from '../../gql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MemberImportPoolQueryVariables = Exact<{
  poolId: string | number;
}>;


export type MemberImportPoolQuery = { readonly testPool: { readonly __typename: 'TestPool', readonly name: string, readonly viewerCanManageMembers: boolean | null, readonly id: string, readonly isRegulated: boolean, readonly isTestPoolForCompany: boolean, readonly consortiumName: string | null } | null };

export type MemberFileColumnsQueryVariables = Exact<{
  isRegulated: boolean;
  includeLocation: boolean;
}>;


export type MemberFileColumnsQuery = { readonly testPoolMemberColumns: ReadonlyArray<{ readonly __typename: 'CsvColumnDescription', readonly name: string, readonly required: boolean, readonly description: string }> };


export const MemberImportPoolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberImportPool"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"poolId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPool"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"poolId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberPool"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberPoolKind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestPool"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRegulated"}},{"kind":"Field","name":{"kind":"Name","value":"isTestPoolForCompany"}},{"kind":"Field","name":{"kind":"Name","value":"consortiumName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberPool"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestPool"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberPoolKind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManageMembers"}}]}}]} as unknown as DocumentNode<MemberImportPoolQuery, MemberImportPoolQueryVariables>;
export const MemberFileColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberFileColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRegulated"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeLocation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPoolMemberColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isRegulated"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRegulated"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeLocation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeLocation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<MemberFileColumnsQuery, MemberFileColumnsQueryVariables>;
export const useMemberFileColumnsQuery = /*#__PURE__*/ queryHook(MemberFileColumnsDocument);