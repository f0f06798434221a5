/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import { queryHook } from '../../gql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PoolRegulatorsQueryVariables = Exact<{ [key: string]: never; }>;


export type PoolRegulatorsQuery = { readonly regulators: ReadonlyArray<{ readonly __typename: 'Regulator', readonly id: string, readonly name: string, readonly isPoolRegulator: boolean }> };

export type RegulatorRatesQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type RegulatorRatesQuery = { readonly regulators: ReadonlyArray<{ readonly __typename: 'Regulator', readonly id: string, readonly drugAnnualRate: number | null, readonly alcoholAnnualRate: number | null }> };


export const PoolRegulatorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PoolRegulators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regulators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPoolRegulator"}}]}}]}}]} as unknown as DocumentNode<PoolRegulatorsQuery, PoolRegulatorsQueryVariables>;
export const RegulatorRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegulatorRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regulators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drugAnnualRate"}},{"kind":"Field","name":{"kind":"Name","value":"alcoholAnnualRate"}}]}}]}}]} as unknown as DocumentNode<RegulatorRatesQuery, RegulatorRatesQueryVariables>;
export const usePoolRegulatorsQuery = /*#__PURE__*/ queryHook(PoolRegulatorsDocument);
export const useRegulatorRatesQuery = /*#__PURE__*/ queryHook(RegulatorRatesDocument);