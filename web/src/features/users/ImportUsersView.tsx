import { describeColumns } from '@assay/schema/core/csv';
import { userCsv } from '@assay/schema/users/user-csv';
import { CsvImportScreen } from '../../components/upload/CsvImportScreen.tsx';
import { FileColumns } from '../../components/upload/FileColumns.tsx';
import { userPaths } from '../../config/features/users.ts';

const columns = describeColumns(userCsv);

/** Creates the users of a CSV, all of them or none, and invites them. */
export const ImportUsersView = () => (
  <CsvImportScreen
    title="Bulk import users"
    subtitle="Creates the users of a file and mails each of them an invitation."
    url="/upload/users"
    example={{ url: '/download/users/example', name: 'Users example.csv' }}
    done="Users were imported and invited."
    list={userPaths.home}
  >
    <FileColumns columns={columns} />
  </CsvImportScreen>
);
