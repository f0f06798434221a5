import { Outlet } from 'react-router-dom';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { tenantRecord, tenantTabs } from './tenant-record.ts';

/** Head of the history of a TPA. */
export function TenantHistoryLayout() {
  const { id, name } = tenantRecord.useRecord();
  return (
    <>
      <RecordHead title="TPA History" name={name} facts={[`TPA ID ${id}`]} tabs={tenantTabs(id)} />
      <Outlet />
    </>
  );
}
