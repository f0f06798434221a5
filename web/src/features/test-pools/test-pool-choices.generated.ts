/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema.generated';

import { lazyQueryHook, queryHook, suspenseQueryHook } from '../../gql/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TestPoolChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TestPoolChoicesQuery = { readonly companyOptions: ReadonlyArray<{ readonly __typename: 'CompanyOption', readonly id: string, readonly companyName: string }>, readonly regulators: ReadonlyArray<{ readonly __typename: 'Regulator', readonly id: string, readonly name: string }> };

export type RegulatorRatesQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type RegulatorRatesQuery = { readonly regulators: ReadonlyArray<{ readonly __typename: 'Regulator', readonly id: string, readonly drugAnnualRate: number, readonly alcoholAnnualRate: number }> };

export type PoolLocationChoicesQueryVariables = Exact<{
  companyId: string;
}>;


export type PoolLocationChoicesQuery = { readonly locationOptions: ReadonlyArray<{ readonly __typename: 'LocationOption', readonly id: string, readonly locationId: string, readonly name: string }> };


export const TestPoolChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestPoolChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regulators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TestPoolChoicesQuery, TestPoolChoicesQueryVariables>;
export const RegulatorRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegulatorRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regulators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drugAnnualRate"}},{"kind":"Field","name":{"kind":"Name","value":"alcoholAnnualRate"}}]}}]}}]} as unknown as DocumentNode<RegulatorRatesQuery, RegulatorRatesQueryVariables>;
export const PoolLocationChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PoolLocationChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"locationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PoolLocationChoicesQuery, PoolLocationChoicesQueryVariables>;
export const useTestPoolChoicesQuery = /*#__PURE__*/ queryHook(TestPoolChoicesDocument);
export const useTestPoolChoicesLazyQuery = /*#__PURE__*/ lazyQueryHook(TestPoolChoicesDocument);
export const useTestPoolChoicesSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(TestPoolChoicesDocument);
export const useRegulatorRatesQuery = /*#__PURE__*/ queryHook(RegulatorRatesDocument);
export const useRegulatorRatesLazyQuery = /*#__PURE__*/ lazyQueryHook(RegulatorRatesDocument);
export const useRegulatorRatesSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(RegulatorRatesDocument);
export const usePoolLocationChoicesQuery = /*#__PURE__*/ queryHook(PoolLocationChoicesDocument);
export const usePoolLocationChoicesLazyQuery = /*#__PURE__*/ lazyQueryHook(PoolLocationChoicesDocument);
export const usePoolLocationChoicesSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(PoolLocationChoicesDocument);