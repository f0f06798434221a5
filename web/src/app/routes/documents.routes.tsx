import type { RouteObject } from 'react-router-dom';
import { documentPaths, seesDocuments } from '../../config/features/documents.ts';
import { documentListLoader } from '../../features/documents/document-list-loader.ts';
import type { DocumentPlaceName } from '../../features/documents/document-place.ts';
import { documentRecords } from '../../features/documents/document-record.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

/** Documents of a company: the tab below its head (O s2). */
export const companyDocumentTab = (place: DocumentPlaceName): RouteObject =>
  page(
    {
      path: documentPaths[place].list,
      crumb: 'Documents',
      access: seesDocuments,
      load: documentListLoader(place),
    },
    () => import('../../features/documents/DocumentListView.tsx'),
  );

/** Single documents of a company, on pages of their own. */
export const companyDocumentPages = (place: DocumentPlaceName): RouteObject =>
  section(documentPaths[place].list, 'Documents', [
    {
      path: documentPaths[place].detail,
      ...documentRecords[place].route(seesDocuments),
      children: [
        page({}, () => import('../../features/documents/DocumentView.tsx')),
        historyPage(documentPaths[place].history, 'document', { anyOf: ['UPDATE'] }),
      ],
    },
  ]);
