/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BulkOutcomePartsFragment = { readonly __typename: 'BulkOutcome', readonly recordId: string, readonly name: string | null, readonly done: boolean, readonly errorCode: Types.ErrorCode | null, readonly message: string | null };

export const BulkOutcomePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcomeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<BulkOutcomePartsFragment, unknown>;