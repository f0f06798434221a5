import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListFilter } from '@assay/schema/core/list';
import { documentList } from '@assay/schema/documents/document.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import {
  DocumentListDocument,
  type DocumentListQuery,
  type DocumentListQueryVariables,
} from './document-list.generated.ts';
import { loadDocumentPlace, type DocumentPlace, type DocumentPlaceName } from './document-place.ts';

export interface DocumentListRouteData extends ListRouteData<
  DocumentListQuery,
  DocumentListQueryVariables
> {
  place: DocumentPlace;
  within: readonly ListFilter[];
}

/** Loader of the documents of a company. */
export const documentListLoader =
  (name: DocumentPlaceName) =>
  async (args: LoaderFunctionArgs): Promise<DocumentListRouteData> => {
    const place = await loadDocumentPlace(name, args);
    const within = [fieldIs('companyId', place.companyId)];
    const state = readListState(documentList, new URL(args.request.url).searchParams);
    const asked = listVariables<DocumentListQueryVariables>(documentList, state, within);
    return { place, within, list: preloadQuery(DocumentListDocument, asked) };
  };
