import type { LoaderFunctionArgs } from 'react-router-dom';
import { LIST_LIMIT_DEFAULT } from '@assay/schema/core/list';
import { consortiumCompanyList } from '@assay/schema/consortiums/consortium.list';
import { consortiumPaths } from '../../config/features/consortiums.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import {
  ConsortiumCompaniesDocument,
  EditConsortiumDocument,
  type ConsortiumCompaniesQueryVariables,
} from './consortium.generated.ts';
import { consortiumTexts } from './consortium-texts.ts';

/** Where the screens of one consortium are. */
export const consortiumLinks = (id: string) => linksOf(consortiumPaths, { id });

/** Parameter of the address that names the year whose enrollments are shown; those of today without it. */
export const YEAR = 'year';

/** The year in an address; null for today. */
export function yearOf(search: URLSearchParams): number | null {
  const year = search.get(YEAR) ?? '';
  return /^[12]\d{3}$/.test(year) ? Number(year) : null;
}

/** A consortium with the page of its companies that the address says: one operation. */
export const consortiumRecord = recordRoute({
  document: ConsortiumCompaniesDocument,
  ask: ({ params, request }: LoaderFunctionArgs) => {
    const search = new URL(request.url).searchParams;
    const state = readListState(consortiumCompanyList, search);
    const asked = listVariables<Omit<ConsortiumCompaniesQueryVariables, 'id'>>(
      consortiumCompanyList,
      state,
    );
    return {
      variables: {
        ...asked,
        id: requireRecordId(params['id']),
        year: yearOf(search),
        where: { ...asked.where, isEnrolled: { eq: true } },
      },
      otherwise: consortiumPaths.list,
    };
  },
  record: ({ consortium, consortiumCompanies: page }) => consortium && { ...consortium, page },
  name: ({ name }) => name,
  failed: consortiumTexts.loadFailed,
});

/** A consortium for its form, with the first of all companies: one operation. */
export const editedConsortium = recordRoute({
  document: EditConsortiumDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']), limit: LIST_LIMIT_DEFAULT },
    otherwise: consortiumPaths.list,
  }),
  record: ({ consortium }) => consortium,
  name: ({ name }) => name,
  home: ({ id }) => consortiumLinks(id).detail,
  failed: consortiumTexts.loadFailed,
});

/** What is known of who is enrolled is read again when it is asked for next. */
export function forgetEnrollments(): void {
  const { cache } = currentClient();
  for (const fieldName of [
    'consortiumCompanies',
    'consortiumLocations',
    'companyMemberships',
    'locationMemberships',
  ])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}
