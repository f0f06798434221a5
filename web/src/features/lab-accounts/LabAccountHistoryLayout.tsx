import { Outlet } from 'react-router-dom';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { accountTabs, labAccountRecord } from './lab-account-record.ts';

/** Head of the history of a lab account. */
export function LabAccountHistoryLayout() {
  const account = labAccountRecord.useRecord();
  return (
    <>
      <RecordHead
        title="Lab Account History"
        name={account.masterAccountId}
        facts={[labProviderNames[account.provider]]}
        tabs={accountTabs(account)}
      />
      <Outlet />
    </>
  );
}
