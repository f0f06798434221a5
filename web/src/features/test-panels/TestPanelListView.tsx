import { Button } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { assignAction, historyAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { testPanelPaths } from '../../config/features/test-panels.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { TestPanelListQuery } from './test-panel-list.generated.ts';
import { testPanelsOf } from './test-panel-list.tsx';
import { testPanelDeletion, testPanelLinks } from './test-panel-record.ts';

/** Instant test panels (C s2): the list, its row actions and deletion. */
export function TestPanelListView() {
  const { list } = useLoaderData<ListRouteData<TestPanelListQuery>>();
  const can = useCan();
  const navigate = useNavigate();
  const manages = can('CREATE_EDIT_DELETE_TEST_PANEL');
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...testPanelsOf(data ?? {}, can('SEE_PRICES'))}
          {...result}
          page={data?.testPanels}
          href={manages && can('UPDATE') ? ({ id }) => testPanelLinks(id).edit : undefined}
          deletion={testPanelDeletion}
          actions={({ id, viewerCanUpdate, viewerCanDelete }, { edit, remove }) => [
            can('UPDATE') && viewerCanUpdate === true && edit(testPanelLinks(id).edit),
            viewerCanUpdate === true &&
              historyAction(() => void navigate(testPanelLinks(id).history)),
            manages &&
              can('READ_ALL_LOCATIONS') &&
              assignAction(
                'Assign to Locations',
                () => void navigate(testPanelLinks(id).locations),
              ),
            can('DELETE') && viewerCanDelete === true && remove(),
          ]}
          buttons={
            manages && (
              <Button asChild variant="outline" colorPalette="gray">
                <Link to={testPanelPaths.import}>
                  <FileUp size={16} aria-hidden /> Bulk import test panels
                </Link>
              </Button>
            )
          }
          create={manages && <CreateLink to={testPanelPaths.create}>Create Test Panel</CreateLink>}
        />
      )}
    </ListData>
  );
}
