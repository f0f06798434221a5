import { Alert } from '@chakra-ui/react';
import { countText } from '../../components/list/count-text.ts';
import { momentText } from '../../lib/moment-text.ts';
import type { TenantHistoryQuery } from './tenant-history.generated.ts';

type Check = TenantHistoryQuery['auditCheck'];
/** What a check names: an entry, or the batch of entries that were written at once. */
type Entry = 'entry' | 'batch';

function textOf(
  { result, checkedAt, entries, problem, problemEntry, problemAt }: Check,
  entry: Entry,
): string {
  const at = checkedAt === null ? '' : momentText(checkedAt);
  if (result === 'NOT_CHECKED')
    return 'No entry has been checked yet: entries are checked every night, and soon after each start.';
  if (result === 'INTACT')
    return `The log is complete and unchanged: ${countText(entries, 'entry', 'entries')} checked on ${at}.`;
  const written = problemAt === null ? '' : ` of ${momentText(problemAt)}`;
  return `The log was changed outside of the portal. The check of ${at} found ${entry} ${problemEntry ?? '?'}${written}: ${problem ?? 'it is not as it was written'}. Whoever runs the portal can tell more with "npm run audit:verify".`;
}

const statusOf = { NOT_CHECKED: 'info', INTACT: 'success', CHANGED: 'error' } as const;

/** Whether a log can be relied on: what its last check found. */
export const AuditCheckNotice = ({ check, entry }: { check: Check; entry: Entry }) => (
  <Alert.Root status={statusOf[check.result]} size="sm" marginBottom="4">
    <Alert.Indicator />
    <Alert.Title fontWeight={check.result === 'CHANGED' ? 'semibold' : 'normal'}>
      {textOf(check, entry)}
    </Alert.Title>
  </Alert.Root>
);
