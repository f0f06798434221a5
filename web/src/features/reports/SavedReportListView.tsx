import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { reportLinks } from './report-links.ts';
import { savedReportDeletion, savedReports } from './saved-report-list.tsx';
import type {
  SavedReportListQuery,
  SavedReportPartsFragment as Row,
} from './saved-report.generated.ts';

const SavedReportDialog = lazyDialog(
  async () => (await import('./SavedReportDialog.tsx')).SavedReportDialog,
);

/** Reports that the viewer saved: opened, renamed, scheduled and deleted here. */
export function SavedReportListView() {
  const { list } = useLoaderData<ListRouteData<SavedReportListQuery>>();
  const [edited, setEdited] = useState<Row | null>(null);
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
          <SavedReportDialog
            of={edited && { report: edited, stored: edited }}
            onClose={() => setEdited(null)}
          />
        </>
      )}
    </ListData>
  );
}
