import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { AuditEntity } from '@assay/schema/audit/audit-actions';
import type { AccessRule } from '../../config/access-rule.ts';
import { recordHistoryLoader } from '../../domain/history/history-loader.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { layout, page } from '../page.ts';

/** The words come with the first history that is opened. */
export const loadHistoryWords = async () => (await import('../history-words.ts')).historyWords;

/** Id of the record by the name of its parameter. */
const param =
  (name: string) =>
  ({ params }: LoaderFunctionArgs): string =>
    requireRecordId(params[name]);

/** A client user's own company is not in the address. */
const companyOf = async ({ params }: LoaderFunctionArgs): Promise<string> =>
  requireRecordId(params['companyId'] ?? (await loadViewer()).profile.company?.id);

/** How the address names the records that have a history of their own. */
const idOf = {
  bulkSchema: param('id'),
  company: companyOf,
  complianceRule: param('id'),
  consortium: param('id'),
  contact: param('contactId'),
  document: param('documentId'),
  drugAdulterant: param('id'),
  labAccount: param('id'),
  labConnection: param('id'),
  labAccountLocation: param('accountLocationId'),
  location: param('locationId'),
  mro: param('mroId'),
  selectionRun: param('runId'),
  tenant: param('id'),
  testCode: param('id'),
  testPanel: param('id'),
  testPool: param('id'),
  testResult: param('id'),
  user: param('id'),
} as const satisfies Partial<Record<AuditEntity, unknown>>;

/** History of a record, for whoever may change it: a page below its head. */
export const historyTab = (
  path: string,
  entity: keyof typeof idOf,
  access: AccessRule,
): RouteObject =>
  page(
    {
      path,
      crumb: 'History',
      access,
      load: recordHistoryLoader(entity, idOf[entity], loadHistoryWords),
    },
    () => import('../../domain/history/RecordHistoryView.tsx'),
  );

/** The same for a record without tabs: a page of its own, to which the menu of the record leads. */
export const historyPage = (...tab: Parameters<typeof historyTab>): RouteObject =>
  layout(() => import('../../domain/history/HistoryHead.tsx'), [historyTab(...tab)]);
