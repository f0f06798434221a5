import { useLoaderData, useNavigate } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { historyAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { bulkSchemaPaths } from '../../config/features/bulk-schemas.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { BulkSchemaListQuery } from './bulk-schema-list.generated.ts';
import { bulkSchemasList } from './bulk-schema-list.tsx';
import { bulkSchemaLinks } from './bulk-schema-record.ts';

/** Import schemas (C s2): the list and its row actions; none is deleted. */
export function BulkSchemaListView() {
  const { list } = useLoaderData<ListRouteData<BulkSchemaListQuery>>();
  const navigate = useNavigate();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...bulkSchemasList}
          {...result}
          page={data?.bulkSchemas}
          href={({ id }) => bulkSchemaLinks(id).edit}
          actions={({ id, viewerCanUpdate }, { edit }) => [
            viewerCanUpdate === true && edit(bulkSchemaLinks(id).edit),
            viewerCanUpdate === true &&
              historyAction(() => void navigate(bulkSchemaLinks(id).history)),
          ]}
          create={<CreateLink to={bulkSchemaPaths.create}>Create Schema</CreateLink>}
        />
      )}
    </ListData>
  );
}
