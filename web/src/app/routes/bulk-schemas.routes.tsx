import { redirect, type RouteObject } from 'react-router-dom';
import { bulkSchemaList } from '@assay/schema/bulk-schemas/bulk-schema.list';
import { bulkSchemaPaths, managesBulkSchemas } from '../../config/features/bulk-schemas.ts';
import { BulkSchemaListDocument } from '../../features/bulk-schemas/bulk-schema-list.generated.ts';
import { bulkSchemaRecord } from '../../features/bulk-schemas/bulk-schema-record.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

const { list, create, detail, edit, history } = bulkSchemaPaths;

/** Import schemas (C s2). */
export const routes: RouteObject[] = [
  section(list, 'Import Schemas', [
    page(
      { access: managesBulkSchemas, load: listLoader(bulkSchemaList, BulkSchemaListDocument) },
      () => import('../../features/bulk-schemas/BulkSchemaListView.tsx'),
    ),
    page(
      { path: create, crumb: 'New Schema Mapping', access: managesBulkSchemas },
      () => import('../../features/bulk-schemas/CreateBulkSchemaView.tsx'),
    ),
    {
      path: detail,
      ...bulkSchemaRecord.route(managesBulkSchemas),
      children: [
        // It has no page of its own: its step of the breadcrumb leads to the list.
        { index: true, loader: () => redirect(list) },
        page(
          { path: edit, crumb: 'Edit' },
          () => import('../../features/bulk-schemas/EditBulkSchemaView.tsx'),
        ),
        historyPage(history, 'bulkSchema', managesBulkSchemas),
      ],
    },
  ]),
];
