import type { LoaderFunctionArgs } from 'react-router-dom';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import { labAccountList } from '@assay/schema/lab-accounts/lab-account.list';
import { testCodeList } from '@assay/schema/test-codes/test-code.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { requireProvider } from '../../domain/laboratories/provider.ts';
import {
  CodeAccountListDocument,
  type CodeAccountListQuery,
  type CodeAccountListQueryVariables,
} from './code-accounts.generated.ts';
import {
  TestCodeListDocument,
  type TestCodeListQuery,
  type TestCodeListQueryVariables,
} from './test-code-list.generated.ts';

export interface TestCodeListRouteData extends ListRouteData<
  TestCodeListQuery,
  TestCodeListQueryVariables
> {
  provider: LabProviderName;
}

/** Loader of the list of one laboratory. */
export function testCodeListLoader({ request, params }: LoaderFunctionArgs): TestCodeListRouteData {
  const provider = requireProvider(params['provider']);
  const state = readListState(testCodeList, new URL(request.url).searchParams);
  const asked = listVariables<TestCodeListQueryVariables>(testCodeList, state);
  const where = { ...asked.where, provider: { eq: provider } };
  return { provider, list: preloadQuery(TestCodeListDocument, { ...asked, where }) };
}

/** Loader of the lab accounts that a test code of one laboratory can be assigned to. */
export function codeAccountsLoader({
  request,
  params,
}: LoaderFunctionArgs): ListRouteData<CodeAccountListQuery, CodeAccountListQueryVariables> {
  const within = [fieldIs('provider', requireProvider(params['provider']))];
  const state = readListState(labAccountList, new URL(request.url).searchParams);
  const asked = listVariables<CodeAccountListQueryVariables>(labAccountList, state, within);
  return { list: preloadQuery(CodeAccountListDocument, asked) };
}
