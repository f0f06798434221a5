import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { reportLinks } from './report-links.ts';
import { savedReportDeletion, savedReports } from './saved-report-list.tsx';
import type {
  SavedReportListQuery,
  SavedReportPartsFragment as Row,
} from './saved-report.generated.ts';

/** Its contract is none of the list's. */
const SavedReportDialog = lazy(async () => ({
  default: (await import('./SavedReportDialog.tsx')).SavedReportDialog,
}));

/** Reports that the viewer saved: opened, renamed, scheduled and deleted here. */
export function SavedReportListView() {
  const { list } = useLoaderData<ListRouteData<SavedReportListQuery>>();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Row | null>(null);
  const close = (): void => setEdited(null);
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <>
          <ListScreen
            {...savedReports}
            {...result}
            page={data?.savedReports}
            href={({ reportType, search }) => `${reportLinks(reportType).show}?${search}`}
            deletion={savedReportDeletion}
            actions={(row, { remove }) => [
              { id: 'edit', label: 'Edit', onSelect: () => setEdited(row) },
              remove(),
            ]}
          />
          {edited !== null && (
            <Suspense>
              <SavedReportDialog
                of={edited}
                stored={edited}
                onDone={() => {
                  close();
                  void revalidate();
                }}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      )}
    </ListData>
  );
}
