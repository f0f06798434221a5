import type { ServerNotification, ServerNotificationType } from './server-notification.ts';

interface Words {
  title: string;
  status: 'info' | 'success' | 'warning';
}

const words: Record<ServerNotificationType, Words> = {
  INSTANT_TEST_RESULT: { title: 'Instant test result', status: 'info' },
  LAB_STATUS_CHANGED: { title: 'Lab status changed', status: 'info' },
  MRO_RESULT_RECEIVED: { title: 'MRO result received', status: 'info' },
  TEST_CASE_CLOSED: { title: 'Closed test case updated', status: 'info' },
  RANDOM_RUN_COMPLETED: { title: 'Random selection run completed', status: 'success' },
  DOT_RUN_REMINDER: { title: 'DOT selection run is due', status: 'warning' },
  RANDOM_PROGRESS_REMINDER: { title: 'Random testing progress', status: 'info' },
  LAB_ORDER_CREATED: { title: 'Lab order created', status: 'success' },
  LAB_ORDER_CREATION_FAILED: { title: 'Lab order could not be created', status: 'warning' },
  ORDER_GENERATION_FINISHED: { title: 'Orders are ready', status: 'success' },
  LAB_SITES_IMPORTED: { title: 'Lab sites imported', status: 'success' },
  BULK_IMPORT_FINISHED: { title: 'Import finished', status: 'success' },
};

/** What a file of collection sites did; the codes that no site has are named. */
function sitesText({ updated, unchanged, unknown, unknownCodes }: ServerNotification['options']) {
  if (updated === undefined) return null;
  const named = unknownCodes ? String(unknownCodes) : '';
  const some =
    named.split(', ').length < Number(unknown) ? 'the first of these codes' : 'these codes';
  const codes =
    named && ` No site has ${some}: ${named}. All of them are a file on the page of the upload.`;
  return `${String(updated)} updated, ${String(unchanged)} unchanged, ${String(unknown)} unknown.${codes}`;
}

/** Title, sentence and severity of a notification; the server sends values, the words are ours. */
export function notificationText({
  type,
  options,
  donorFullName,
  specimenId,
}: ServerNotification): Words & { description: string } {
  // A notice that stands for several tests of a run tells how many.
  const { runId, count } = options;
  const one = type === 'ORDER_GENERATION_FINISHED' ? 'order' : runId && count ? 'test' : null;
  const tests =
    one && count !== undefined ? `${String(count)} ${one}${count === 1 ? '' : 's'}` : null;
  const keys = one === null ? ['poolName', 'status', 'lab', 'count'] : ['poolName'];
  const shown = keys.flatMap((key) => {
    const value = options[key];
    return value === undefined || value === null || value === '' ? [] : [String(value)];
  });
  const specimen = specimenId ? `Specimen ${specimenId}` : null;
  const parts = [donorFullName, specimen, ...shown, tests, sitesText(options)];
  return { ...words[type], description: parts.filter(Boolean).join(' · ') };
}
