import type { ListFilter } from '@assay/schema/core/list';
import { formatListQuery } from '@assay/schema/core/list-query';
import { download } from '../../lib/files/download.ts';
import type { ListState } from '../../lib/list-url/list-state.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';

/** A list as a file. */
export interface ListFile {
  /** Where the report of the list is: `companies` for `/api/companies/report`. */
  report: string;
  title: string;
  /** Search, filters and order that are in force. */
  state: ListState;
  within?: readonly ListFilter[] | undefined;
  params?: Readonly<Record<string, string>> | undefined;
  /** The documented sentence for a failure, over what the failure says of itself. */
  failed?: string | undefined;
  /** What of it is ticked; all of it unless given. */
  ticked?: { recordIds: readonly number[] } | { count: number; digest?: string } | undefined;
}

/** The query of a list call that finds what the screen shows, on whatever page. */
export const listQueryOf = (
  { q, sortBy, sortOrder, filters }: ListState,
  within: readonly ListFilter[] = [],
): string => formatListQuery({ q, sortBy, sortOrder, filters: [...filters, ...within] });

/** How a report is told what is ticked. */
const tickedParams = (ticked: NonNullable<ListFile['ticked']>): Record<string, string> =>
  'count' in ticked
    ? { count: String(ticked.count), ...(ticked.digest && { digest: ticked.digest }) }
    : { ids: ticked.recordIds.join(',') };

/** Saves all rows of a list as a file, narrowed and sorted as it is on the screen; says how it went. */
export async function saveListFile(
  { report, title, state, within, params = {}, failed, ticked }: ListFile,
  format: 'csv' | 'xlsx',
): Promise<void> {
  const asked = listQueryOf(state, within);
  const some = ticked && tickedParams(ticked);
  const more = new URLSearchParams({ ...params, ...some, format }).toString();
  try {
    await download(`/download/${report}/report?${asked}&${more}`, `${title}.${format}`);
    toastSuccess(`${title} exported.`);
  } catch (error) {
    toastError(
      failed ?? (error instanceof Error ? error.message : 'Error while exporting the list.'),
    );
  }
}
