import { Link } from '@chakra-ui/react';
import { Link as RouterLink, Outlet } from 'react-router-dom';
import { formatUsDate } from '../../components/form/us-date.ts';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { poolRunLinks } from './selection-run-links.ts';
import { selectionRunRecord } from './selection-run-record.ts';

/** Head of the history of a run. */
export function RunHistoryLayout() {
  const { id, runDate, testPool } = selectionRunRecord.useRecord();
  const { testPoolId } = selectionRunRecord.usePlace();
  return (
    <>
      <RecordHead
        name={`History of run @ ${formatUsDate(runDate)}`}
        facts={[
          testPool?.name,
          <Link key="run" asChild color="brand.fg">
            <RouterLink to={poolRunLinks(testPoolId).run(id)}>Back to the run</RouterLink>
          </Link>,
        ]}
      />
      <Outlet />
    </>
  );
}
