import { useLoaderData, useNavigate } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { historyAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { TabNav } from '../../components/page/TabNav.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { additivePaths } from '../../config/features/drug-adulterants.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { DrugListQuery } from './drug-list.generated.ts';
import { drugLists } from './drug-list.tsx';
import { drugDeletion, drugLinks, whyItStays, type DrugKind } from './drug-record.ts';

const tabs = [
  { label: 'Drugs', to: additivePaths.DRUG.list },
  { label: 'Adulterants', to: additivePaths.ADULTERANT.list },
];

/** Drugs, or adulterants (C s2): the list, its row actions and deletion. */
export function DrugListView({ kind }: { kind: DrugKind }) {
  const { list } = useLoaderData<ListRouteData<DrugListQuery>>();
  const can = useCan();
  const navigate = useNavigate();
  const manages = can('MANAGE_ADDITIVES');
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          key={kind}
          {...drugLists[kind]}
          {...result}
          page={data?.drugAdulterants}
          within={[{ field: 'type', operator: 'EQ', values: [kind] }]}
          above={<TabNav label="Drugs and Adulterants" tabs={tabs} />}
          href={manages && can('UPDATE') ? ({ id }) => drugLinks(kind, id).edit : undefined}
          deletion={drugDeletion}
          actions={(drug, { edit, remove }) => [
            can('UPDATE') && drug.viewerCanUpdate === true && edit(drugLinks(kind, drug.id).edit),
            drug.viewerCanUpdate === true &&
              historyAction(() => void navigate(drugLinks(kind, drug.id).history)),
            can('DELETE') &&
              manages &&
              (drug.viewerCanDelete === true || drug.isMisDot) &&
              remove(whyItStays(drug)),
          ]}
          create={
            manages && (
              <CreateLink to={additivePaths[kind].create}>
                {kind === 'DRUG' ? 'Create Drug' : 'Create Adulterant'}
              </CreateLink>
            )
          }
        />
      )}
    </ListData>
  );
}
