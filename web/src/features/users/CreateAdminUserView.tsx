import { useState } from 'react';
import { AdminUserForm } from '@assay/schema/users/user-forms';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { userPaths } from '../../config/features/users.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { NewUserDialog, type NewUser } from './NewUserDialog.tsx';
import { CreateUserDocument } from './user.generated.ts';
import type { UserFormState } from './user-form-values.ts';
import { userLinks } from './user-record.ts';
import { adminUserLabels } from './user-words.ts';
import { UserForm } from './UserForm.tsx';

/** A new internal user, after the email address was asked for (O s2). */
export function CreateAdminUserView() {
  const [start, setStart] = useState<NewUser | null>(null);
  const { list } = userPaths.md;
  if (start === null) return <NewUserDialog type="MD" onStart={setStart} cancel={list} />;
  const { username } = start;
  const whole = { type: 'MD', username, companyId: null } as const;
  return (
    <RecordForm
      title="Create Admin User"
      subtitle={username}
      action="Create Admin User"
      contract={AdminUserForm}
      labels={adminUserLabels}
      send={async (input) =>
        (await sendMutation(CreateUserDocument, { input: { ...input, ...whole } })).createUser
      }
      done="Admin User has been successfully created."
      next={({ user }) => user && userLinks('MD', user.id).detail}
      cancel={list}
    >
      {(form: UserFormState) => <UserForm form={form} type="MD" username={username} />}
    </RecordForm>
  );
}
