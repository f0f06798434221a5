import { useLoaderData, useNavigate } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { historyAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { ProviderTabs } from '../../domain/laboratories/ProviderTabs.tsx';
import { labAccountsList } from './lab-account-list.tsx';
import type { LabAccountListRouteData } from './lab-account-loaders.ts';
import { labAccountDeletion, labAccountLinks, oneAccountLinks } from './lab-account-record.ts';

/** Lab accounts of a laboratory (C s2): the list, its row actions and deletion. */
export function LabAccountListView() {
  const { list, provider } = useLoaderData<LabAccountListRouteData>();
  const can = useCan();
  const navigate = useNavigate();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...labAccountsList}
          {...result}
          page={data?.labAccounts}
          within={[{ field: 'provider', operator: 'EQ', values: [provider] }]}
          above={<ProviderTabs current={provider} listOf={(each) => labAccountLinks(each).list} />}
          href={(account) => oneAccountLinks(account).detail}
          deletion={labAccountDeletion}
          actions={(account, { edit, remove }) => [
            account.viewerCanUpdate === true && edit(oneAccountLinks(account).edit),
            account.viewerCanUpdate === true &&
              historyAction(() => void navigate(oneAccountLinks(account).history)),
            account.viewerCanDelete === true && remove(),
          ]}
          create={
            can('CREATE_EDIT_DELETE_LAB_ACCOUNT') && (
              <CreateLink to={labAccountLinks(provider).create}>Create Lab Account</CreateLink>
            )
          }
        />
      )}
    </ListData>
  );
}
