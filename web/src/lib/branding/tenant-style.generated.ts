/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import { lazyQueryHook, queryHook, suspenseQueryHook } from '../../gql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TenantStyleQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantStyleQuery = { readonly tenantStyle: { readonly __typename: 'TenantStyle', readonly TENANT_COLOR: string | null, readonly TENANT_TITLE: string | null, readonly TENANT_PHONE: string | null, readonly TENANT_EMAIL: string | null, readonly TENANT_LOGO: { readonly __typename: 'StyleLogo', readonly uri: string } | null } };

export type TenantStylePartsFragment = { readonly __typename: 'TenantStyle', readonly TENANT_COLOR: string | null, readonly TENANT_TITLE: string | null, readonly TENANT_PHONE: string | null, readonly TENANT_EMAIL: string | null, readonly TENANT_LOGO: { readonly __typename: 'StyleLogo', readonly uri: string } | null };

export const TenantStylePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenantStyleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TenantStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TENANT_COLOR"}},{"kind":"Field","name":{"kind":"Name","value":"TENANT_LOGO"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TENANT_TITLE"}},{"kind":"Field","name":{"kind":"Name","value":"TENANT_PHONE"}},{"kind":"Field","name":{"kind":"Name","value":"TENANT_EMAIL"}}]}}]} as unknown as DocumentNode<TenantStylePartsFragment, unknown>;
export const TenantStyleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenantStyle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenantStyle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenantStyleParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenantStyleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TenantStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TENANT_COLOR"}},{"kind":"Field","name":{"kind":"Name","value":"TENANT_LOGO"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TENANT_TITLE"}},{"kind":"Field","name":{"kind":"Name","value":"TENANT_PHONE"}},{"kind":"Field","name":{"kind":"Name","value":"TENANT_EMAIL"}}]}}]} as unknown as DocumentNode<TenantStyleQuery, TenantStyleQueryVariables>;
export const useTenantStyleQuery = /*#__PURE__*/ queryHook(TenantStyleDocument);
export const useTenantStyleLazyQuery = /*#__PURE__*/ lazyQueryHook(TenantStyleDocument);
export const useTenantStyleSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(TenantStyleDocument);