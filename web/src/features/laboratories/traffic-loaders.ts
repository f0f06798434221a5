import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  labMessageList,
  outgoingLabMessageList,
} from '@assay/schema/laboratories/lab-traffic.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import {
  LabMessageListDocument,
  OutgoingLabMessageListDocument,
  type LabMessageListQueryVariables,
  type OutgoingLabMessageListQueryVariables,
} from './lab-connection-list.generated.ts';

/** What the address says of a list below the connection of the path. */
const variablesOf = <V extends { labConnectionId: string | number }>(
  spec: Parameters<typeof readListState>[0],
  { request, params }: LoaderFunctionArgs,
) => ({
  ...listVariables<Omit<V, 'labConnectionId'>>(
    spec,
    readListState(spec, new URL(request.url).searchParams),
  ),
  labConnectionId: requireRecordId(params['id']),
});

/** Loader of what went to a laboratory. */
export const outgoingLoader = (args: LoaderFunctionArgs) => ({
  list: preloadQuery(
    OutgoingLabMessageListDocument,
    variablesOf<OutgoingLabMessageListQueryVariables>(outgoingLabMessageList, args),
  ),
});

/** Loader of what came from it. */
export const incomingLoader = (args: LoaderFunctionArgs) => ({
  list: preloadQuery(
    LabMessageListDocument,
    variablesOf<LabMessageListQueryVariables>(labMessageList, args),
  ),
});
