import { generatePath, useLoaderData, useRevalidator } from 'react-router-dom';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { AccountLocationDialogs } from '../../domain/lab-account-locations/AccountLocationDialogs.tsx';
import { useAccountLocation } from '../../domain/lab-account-locations/use-account-location.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { Button } from '@chakra-ui/react';
import { accountLocationList } from './account-location-list.tsx';
import type { AccountLocationListQuery } from './account-location-list.generated.ts';
import { accountTabs, labAccountRecord } from './lab-account-record.ts';

/** The documented sentence (C s8). */
const EXPORT_FAILED = 'There was an error downloading the locations report. Please try again.';

/** Locations that order by a lab account (C s2). */
export function AccountLocationsView() {
  const { list } = useLoaderData<ListRouteData<AccountLocationListQuery>>();
  const account = labAccountRecord.useRecord();
  const { revalidate } = useRevalidator();
  const manages = useCan()('CREATE_EDIT_DELETE_LAB_ACCOUNT');
  const isClient = useViewer().profile.company !== null;
  const reload = (): void => void revalidate();
  const work = useAccountLocation(reload, manages);
  return (
    <>
      <RecordHead
        title="Lab Account"
        name={account.masterAccountId}
        facts={[labProviderNames[account.provider]]}
        tabs={accountTabs(account)}
      />
      <ListData from={list}>
        {({ data, ...result }) => (
          <ListScreen
            {...accountLocationList}
            {...result}
            page={data?.locationsOfLabAccount}
            isTab
            report={`labaccounts/${account.id}/locations`}
            href={({ location, company }) =>
              generatePath(locationPaths[isClient ? 'ofMyCompany' : 'ofCompany'].detail, {
                companyId: company?.id ?? '',
                locationId: location?.id ?? '',
              })
            }
            actions={work.actions}
            exportFailed={EXPORT_FAILED}
            create={manages && <Button onClick={work.add}>Add Location</Button>}
          />
        )}
      </ListData>
      <AccountLocationDialogs
        work={work}
        of={{ labAccountId: Number(account.id) }}
        canUpdate={manages}
        onDone={reload}
      />
    </>
  );
}
