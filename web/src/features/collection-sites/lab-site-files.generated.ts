/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LabSiteFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type LabSiteFilesQuery = { readonly labSiteFiles: ReadonlyArray<{ readonly __typename: 'LabSiteFile', readonly id: string, readonly receivedAt: string, readonly receivedBy: string | null, readonly appliedAt: string | null, readonly updated: number | null, readonly unchanged: number | null, readonly unknown: number | null }> };


export const LabSiteFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabSiteFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labSiteFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBy"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}}]}}]} as unknown as DocumentNode<LabSiteFilesQuery, LabSiteFilesQueryVariables>;