import { useLoaderData } from 'react-router-dom';
import { CsvImportScreen } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import type { memberImportLoader } from './member-form-loader.ts';
import { useMemberFileColumnsQuery } from './member-import.generated.ts';
import { memberFiles, memberLinks } from './member-links.ts';
import { memberTexts } from './member-words.ts';

/** Adds the members of a CSV to a pool; which columns it has depends on the pool. */
export function ImportMembersView() {
  const { pool } = useLoaderData<ReturnType<typeof memberImportLoader>>();
  const { id, isRegulated, isTestPoolForCompany } = pool;
  const { data, error, loading, refetch } = useMemberFileColumnsQuery({
    variables: { isRegulated, includeLocation: isTestPoolForCompany },
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  return (
    <CsvImportScreen
      title="Import Members"
      subtitle={pool.name}
      url={memberFiles.upload(id)}
      failed={memberTexts.uploadFailed}
      example={{
        url: memberFiles.example(id, isRegulated, isTestPoolForCompany),
        name: 'Members.csv',
        failed: memberTexts.exampleFailed,
      }}
      done={isRegulated ? memberTexts.uploadedRegulated : memberTexts.uploadedUnregulated}
      list={memberLinks(id).list}
      secrets={['SSN']}
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
