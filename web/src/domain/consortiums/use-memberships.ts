import { useQuery } from '@apollo/client/react';
import { currentClient } from '../../lib/apollo/client.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import {
  CompanyMembershipsDocument,
  LocationMembershipsDocument,
  SaveCompanyMembershipsDocument,
  SaveLocationMembershipsDocument,
  type CompanyMembershipsQuery,
  type SaveCompanyMembershipsMutationVariables,
  type SaveLocationMembershipsMutationVariables,
  type MembershipPartsFragment,
} from './memberships.generated.ts';

/** Whose consortiums they are. */
export interface Member {
  of: 'company' | 'location';
  id: string;
}

/** Documented sentences (O s8). */
const texts = {
  saved: 'Consortiums saved successfully.',
  loadFailed: 'Error loading consortiums. Please try again later.',
  saveFailed: 'Error saving consortiums. Please try again later.',
} as const;

const calls = {
  company: {
    read: CompanyMembershipsDocument,
    save: async (variables: SaveCompanyMembershipsMutationVariables) =>
      (await sendMutation(SaveCompanyMembershipsDocument, variables)).saved,
  },
  location: {
    read: LocationMembershipsDocument,
    save: async (variables: SaveLocationMembershipsMutationVariables) =>
      (await sendMutation(SaveLocationMembershipsDocument, variables)).saved,
  },
} as const;

export interface Memberships {
  /** Every consortium in sight; null while they are on their way. */
  rows: readonly MembershipPartsFragment[] | null;
  error: { message: string; onRetry: () => void; retrying: boolean } | undefined;
  /** Makes these the consortiums to be enrolled in; answers null when it is done, else why not. */
  save: (consortiumIds: readonly string[]) => Promise<string | null>;
}

export const enrolledIds = (rows: readonly MembershipPartsFragment[]): string[] =>
  rows.filter(({ isEnrolled }) => isEnrolled).map(({ consortiumId }) => consortiumId);

/** The consortiums of a company or a location. */
export function useMemberships({ of, id }: Member): Memberships {
  const { read, save } = calls[of];
  const { data, error, loading, refetch } = useQuery<CompanyMembershipsQuery>(read, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const rows = data?.memberships ?? null;
  const failure = error && failureOf(error);

  const saveAll = async (consortiumIds: readonly string[]): Promise<string | null> => {
    // What somebody else joined or left since it was read stays so.
    const input = { consortiumIds, previousIds: enrolledIds(rows ?? []) };
    const refusal = await refusalOf(() => save({ id, input }), texts.saveFailed);
    if (refusal !== null) return refusal;
    // A location brings its company along, and a company takes its locations out.
    const { cache } = currentClient();
    for (const fieldName of ['companyMemberships', 'locationMemberships', 'consortiumLocations'])
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    await refetch().catch(() => undefined);
    toastSuccess(texts.saved);
    return null;
  };
  return {
    rows,
    error:
      failure && rows === null
        ? {
            message: failure.kind === 'server' ? texts.loadFailed : failure.message,
            onRetry: () => void refetch().catch(() => undefined),
            retrying: loading,
          }
        : undefined,
    save: saveAll,
  };
}
