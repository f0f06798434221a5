/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import { queryHook } from '../../gql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SignedOfTestQueryVariables = Exact<{
  id: string | number;
}>;


export type SignedOfTestQuery = { readonly testAcknowledgments: ReadonlyArray<{ readonly __typename: 'Acknowledgment', readonly id: string, readonly type: Types.AcknowledgmentType, readonly signedAt: string, readonly signedBy: string, readonly device: string, readonly causeNumber: string | null, readonly comment: string | null, readonly admissionComment: string | null, readonly sha256: string, readonly substances: ReadonlyArray<{ readonly __typename: 'AdmittedSubstance', readonly name: string, readonly date: string }>, readonly document: { readonly __typename: 'SignedDocument', readonly fileId: string, readonly title: string, readonly contentType: string } | null }> | null };


export const SignedOfTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedOfTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testAcknowledgments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"testResultId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"causeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"admissionComment"}},{"kind":"Field","name":{"kind":"Name","value":"substances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode<SignedOfTestQuery, SignedOfTestQueryVariables>;
export const useSignedOfTestQuery = /*#__PURE__*/ queryHook(SignedOfTestDocument);