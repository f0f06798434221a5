import { AdminUserUpdate } from '@assay/schema/users/user-forms';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { personName } from '../../domain/person-name.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { StoredAccount } from './AccountFields.tsx';
import { UpdateUserDocument, UserDetailDocument } from './user.generated.ts';
import type { UserFormState } from './user-form-values.ts';
import { userLinks, userRecord } from './user-record.ts';
import { adminUserLabels, roleText } from './user-words.ts';
import { UserForm } from './UserForm.tsx';

/** Edits an internal user; the own role stays (O s5). */
export function EditAdminUserView() {
  const user = userRecord.useRecord();
  const { id } = user;
  return (
    <RecordForm
      title="Edit Admin User"
      subtitle={personName(user)}
      contract={AdminUserUpdate}
      labels={adminUserLabels}
      texts={{ 'roleAssignment.role': roleText }}
      record={user}
      reread={async () => (await readAgain(UserDetailDocument, { id })).user}
      send={async (input) => (await sendMutation(UpdateUserDocument, { id, input })).updateUser}
      done="Admin User has been successfully updated"
      next={userLinks('MD', id).detail}
    >
      {(form: UserFormState) => (
        <UserForm
          form={form}
          type="MD"
          account={<StoredAccount username={user.username} />}
          current={user.roleAssignment?.role ?? null}
          isSelf={user.isSelf}
        />
      )}
    </RecordForm>
  );
}
