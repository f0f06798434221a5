import { useLoaderData, useNavigate } from 'react-router-dom';
import { contactCsv } from '@assay/schema/contacts/contact-csv';
import { describeColumns } from '@assay/schema/core/csv';
import { CsvImportScreen, type Imported } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';
import { download } from '../../lib/files/download.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import type { ContactPlace } from './contact-record.ts';

const columns = describeColumns(contactCsv);

/** Adds the contacts of a CSV to a company, all of them or none. */
export function ImportContactsView() {
  const { companyId, links } = useLoaderData<ContactPlace>();
  const navigate = useNavigate();
  const send = sessionSender<Imported>({
    url: `/upload/companies/${companyId}/contacts`,
    field: 'csv',
    tellsProgress: true,
  });
  const saveExample = (): void =>
    void download(
      `/download/companies/${companyId}/contacts/example`,
      'Contacts example.csv',
    ).catch((error: unknown) => toastError(error instanceof Error ? error.message : ''));
  return (
    <CsvImportScreen
      title="Bulk import contacts"
      subtitle="Adds the contacts of a file to the company."
      send={send}
      onImported={() => {
        toastSuccess('Contacts were imported and created.');
        void navigate(links.list, { replace: true });
      }}
      onCancel={() => void navigate(links.list)}
      onExample={saveExample}
    >
      <FileColumns columns={columns} />
    </CsvImportScreen>
  );
}
