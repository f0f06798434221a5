import { Outlet } from 'react-router-dom';
import { RecordHead } from '../../components/page/RecordHead.tsx';

/** Head of the history of a record that has no tabs; the breadcrumb above names the record and leads back to it. */
export function HistoryHead() {
  return (
    <>
      <RecordHead name="History" facts={[]} />
      <Outlet />
    </>
  );
}
