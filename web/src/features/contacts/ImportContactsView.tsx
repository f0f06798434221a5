import { useLoaderData } from 'react-router-dom';
import { contactCsv } from '@assay/schema/contacts/contact-csv';
import { describeColumns } from '@assay/schema/core/csv';
import { CsvImportScreen } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import type { ContactPlace } from './contact-record.ts';

const columns = describeColumns(contactCsv);

/** Adds the contacts of a CSV to a company, all of them or none. */
export function ImportContactsView() {
  const { companyId, links } = useLoaderData<ContactPlace>();
  return (
    <CsvImportScreen
      title="Bulk import contacts"
      subtitle="Adds the contacts of a file to the company."
      url={`/upload/companies/${companyId}/contacts`}
      example={{
        url: `/download/companies/${companyId}/contacts/example`,
        name: 'Contacts example.csv',
      }}
      done="Contacts were imported and created."
      list={links.list}
    >
      <FileColumns columns={columns} />
    </CsvImportScreen>
  );
}
