import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import type { AccessRowFragment } from './access-log.generated.ts';

/** Ids that an opened entry names before it only counts. */
const SHOWN = 50;

function idsText(ids: readonly string[]): string {
  const some = ids.slice(0, SHOWN).join(', ');
  return ids.length > SHOWN ? `${some} and ${ids.length - SHOWN} more` : some;
}

/** What an opened entry of the access log tells: what was asked for, and which records were answered. */
export const AccessDetails = ({ entry }: { entry: AccessRowFragment }) => (
  <DetailList>
    <Detail label="Asked for">{entry.asked.join(', ')}</Detail>
    <Detail label="Record IDs">{idsText(entry.recordIds)}</Detail>
    <Detail label="Request ID">{entry.requestId}</Detail>
  </DetailList>
);
