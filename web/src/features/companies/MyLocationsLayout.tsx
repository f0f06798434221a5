import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { myLocationLabel } from '../../config/features/locations.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { myCompanyLinks } from './company-record.ts';
import { useCompanyTabs } from './use-company-tabs.ts';

/** Head of the locations that a client user manages, with the tabs of the own company where it may be seen. */
export function MyLocationsLayout() {
  const { profile, featureFlags } = useViewer();
  const can = useCan();
  const tabs = useCompanyTabs(myCompanyLinks);
  return (
    <>
      <PageHeader
        title={myLocationLabel(featureFlags)}
        subtitle={profile.company?.name}
        tabs={can('FE_VIEW_MY_COMPANY') ? tabs : []}
      />
      <Outlet />
    </>
  );
}
