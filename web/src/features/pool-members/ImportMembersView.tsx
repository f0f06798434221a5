import { Heading } from '@chakra-ui/react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { CsvImportScreen, type Imported } from '../../components/upload/CsvImportScreen.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';
import { download } from '../../lib/files/download.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import type { memberImportLoader } from './member-form-loader.ts';
import {
  useMemberFileColumnsQuery,
  type MemberFileColumnsQuery,
} from './member-import.generated.ts';
import { memberFiles, memberLinks } from './member-links.ts';
import { memberTexts } from './member-texts.ts';

type FileColumn = MemberFileColumnsQuery['testPoolMemberColumns'][number];

const columns: readonly Column<FileColumn>[] = [
  { id: 'name', header: 'Column', width: '12rem', hideable: false, cell: ({ name }) => name },
  {
    id: 'required',
    header: 'Required',
    width: '6rem',
    cell: ({ required }) => (required ? 'Yes' : 'No'),
  },
  { id: 'description', header: 'Description', cell: ({ description }) => description },
];

/** Adds the members of a CSV to a pool; which columns it has depends on the pool. */
export function ImportMembersView() {
  const { pool } = useLoaderData<ReturnType<typeof memberImportLoader>>();
  const { id, isRegulated, isTestPoolForCompany } = pool;
  const navigate = useNavigate();
  const { data, error, loading, refetch } = useMemberFileColumnsQuery({
    variables: { isRegulated, includeLocation: isTestPoolForCompany },
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const { list } = memberLinks(id);
  const send = sessionSender<Imported>({
    url: memberFiles.upload(id),
    field: 'csv',
    tellsProgress: true,
  });
  const saveExample = (): void =>
    void download(memberFiles.example(isRegulated, isTestPoolForCompany), 'Members.csv').catch(() =>
      toastError(memberTexts.exampleFailed),
    );
  return (
    <CsvImportScreen
      title="Import Members"
      subtitle={pool.name}
      send={send}
      failed={memberTexts.uploadFailed}
      onImported={() => {
        toastSuccess(isRegulated ? memberTexts.uploadedRegulated : memberTexts.uploadedUnregulated);
        void navigate(list, { replace: true });
      }}
      onCancel={() => void navigate(list)}
      onExample={saveExample}
    >
      <Heading as="h2" textStyle="sm" fontWeight="semibold" marginBottom="2">
        Columns of the file
      </Heading>
      <DataTable
        label="Columns of the file"
        columns={columns}
        rows={data?.testPoolMemberColumns ?? null}
        rowId={({ name }) => name}
        rowLabel={({ name }) => name}
        skeletonRows={isRegulated ? 9 : 3}
        error={
          error && !data
            ? {
                message: memberTexts.exampleFailed,
                onRetry: () => void refetch(),
                retrying: loading,
              }
            : undefined
        }
      />
    </CsvImportScreen>
  );
}
