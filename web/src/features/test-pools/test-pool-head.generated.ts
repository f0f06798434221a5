/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TestPoolHeadFragment = { readonly __typename: 'TestPool', readonly id: string, readonly name: string, readonly status: Types.TestPoolStatus, readonly companyName: string | null, readonly consortiumName: string | null };

export const TestPoolHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestPoolHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestPool"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"consortiumName"}}]}}]} as unknown as DocumentNode<TestPoolHeadFragment, unknown>;