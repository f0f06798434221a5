import { ClientUserUpdate } from '@assay/schema/users/user-forms';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { personName } from '../../domain/person-name.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { StoredAccount } from './AccountFields.tsx';
import { UpdateUserDocument, UserDetailDocument } from './user.generated.ts';
import type { UserFormState } from './user-form-values.ts';
import { userLinks, userRecord } from './user-record.ts';
import { clientUserLabels, clientUserTexts } from './user-words.ts';
import { UserForm } from './UserForm.tsx';

/** Edits a user of a company. */
export function EditClientUserView() {
  const user = userRecord.useRecord();
  const { id, company } = user;
  return (
    <RecordForm
      title="Edit Client User"
      subtitle={personName(user)}
      contract={ClientUserUpdate}
      labels={clientUserLabels}
      texts={clientUserTexts}
      record={user}
      reread={async () => (await readAgain(UserDetailDocument, { id })).user}
      send={async (input) => (await sendMutation(UpdateUserDocument, { id, input })).updateUser}
      done="Client User has been successfully updated"
      next={userLinks('CLIENT', id).detail}
    >
      {(form: UserFormState) => (
        <UserForm
          form={form}
          type="CLIENT"
          account={<StoredAccount username={user.username} company={company?.companyName} />}
          companyId={company?.id ?? null}
          current={user.roleAssignment?.role ?? null}
          isSelf={user.isSelf}
        />
      )}
    </RecordForm>
  );
}
