import { useLoaderData, useNavigate } from 'react-router-dom';
import { CsvImportScreen, type Imported } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';
import { download } from '../../lib/files/download.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import type { memberImportLoader } from './member-form-loader.ts';
import { useMemberFileColumnsQuery } from './member-import.generated.ts';
import { memberFiles, memberLinks } from './member-links.ts';
import { memberTexts } from './member-words.ts';

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
      <FileColumns
        columns={data?.testPoolMemberColumns ?? null}
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
