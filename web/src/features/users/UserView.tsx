import { userRecord } from './user-record.ts';
import { UserPage } from './UserPage.tsx';

/** Profile of a user, read-only. */
export const UserView = () => <UserPage user={userRecord.useRecord()} />;
