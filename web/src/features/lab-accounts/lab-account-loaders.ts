import type { LoaderFunctionArgs } from 'react-router-dom';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import { labAccountList } from '@assay/schema/lab-accounts/lab-account.list';
import { labAccountLocationList } from '@assay/schema/lab-accounts/lab-account-location.list';
import { requireProvider } from '../../domain/laboratories/provider.ts';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { listVariables, readListState } from '../../lib/list-url/list-state.ts';
import {
  AccountLocationListDocument,
  type AccountLocationListQuery,
  type AccountLocationListQueryVariables,
} from './account-location-list.generated.ts';
import {
  LabAccountListDocument,
  type LabAccountListQuery,
  type LabAccountListQueryVariables,
} from './lab-account-list.generated.ts';

export interface LabAccountListRouteData extends ListRouteData<
  LabAccountListQuery,
  LabAccountListQueryVariables
> {
  provider: LabProviderName;
}

/** Loader of the list of one laboratory. */
export function labAccountListLoader({
  request,
  params,
}: LoaderFunctionArgs): LabAccountListRouteData {
  const provider = requireProvider(params['provider']);
  const state = readListState(labAccountList, new URL(request.url).searchParams);
  const asked = listVariables<LabAccountListQueryVariables>(labAccountList, state);
  const where = { ...asked.where, provider: { eq: provider } };
  return { provider, list: preloadQuery(LabAccountListDocument, { ...asked, where }) };
}

/** Loader of the locations of a lab account. */
export function accountLocationsLoader({
  request,
  params,
}: LoaderFunctionArgs): ListRouteData<AccountLocationListQuery, AccountLocationListQueryVariables> {
  const state = readListState(labAccountLocationList, new URL(request.url).searchParams);
  const asked = listVariables<Omit<AccountLocationListQueryVariables, 'labAccountId'>>(
    labAccountLocationList,
    state,
  );
  const variables = { ...asked, labAccountId: requireRecordId(params['id']) };
  return { list: preloadQuery(AccountLocationListDocument, variables) };
}
