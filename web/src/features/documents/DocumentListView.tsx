import { Download, Pencil } from 'lucide-react';
import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import type { DocumentListRouteData } from './document-list-loader.ts';
import { documents } from './document-list.tsx';
import { documentDeletion, useDocumentDownload } from './document-record.ts';
import type { DocumentPartsFragment } from './document.generated.ts';

/** Lists load without forms; this one comes when the list stands. */
const DocumentUpload = lazy(async () => ({
  default: (await import('./DocumentUpload.tsx')).DocumentUpload,
}));
const RenameDocument = lazyDialog(
  async () => (await import('./RenameDocument.tsx')).RenameDocument,
);

/** Documents of a company (O s2): the list, with what is uploaded above it. */
export function DocumentListView() {
  const { list, place, within } = useLoaderData<DocumentListRouteData>();
  const can = useCan();
  const { save } = useDocumentDownload(place.companyId);
  const [renamed, setRenamed] = useState<DocumentPartsFragment | null>(null);
  return (
    <>
      <ListData from={list}>
        {({ data, ...result }) => (
          <ListScreen
            {...documents}
            {...result}
            page={data?.documents}
            within={within}
            isTab
            above={
              can('CREATE_DOCUMENT') && (
                <Suspense fallback={<Box height="7.5rem" />}>
                  <DocumentUpload key={place.companyId} companyId={place.companyId} />
                </Suspense>
              )
            }
            href={({ id }) => place.detail(id)}
            deletion={documentDeletion}
            actions={(row, { remove }) => [
              {
                id: 'download',
                label: 'Download',
                icon: Download,
                onSelect: () => void save(row),
              },
              row.viewerCanUpdate === true && {
                id: 'rename',
                label: 'Rename',
                icon: Pencil,
                onSelect: () => setRenamed(row),
              },
              row.viewerCanDelete === true && remove(),
            ]}
          />
        )}
      </ListData>
      <RenameDocument of={renamed && { document: renamed }} onClose={() => setRenamed(null)} />
    </>
  );
}
