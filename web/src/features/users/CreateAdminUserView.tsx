import { useState } from 'react';
import { CreateAdminUserForm } from '@assay/schema/users/user-forms';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { userPaths } from '../../config/features/users.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { NewAccount } from './AccountFields.tsx';
import { NewUserDialog, type NewUser } from './NewUserDialog.tsx';
import { CreateUserDocument } from './user.generated.ts';
import type { NewUserFormState, UserFormState } from './user-form-values.ts';
import { userLinks } from './user-record.ts';
import { newAdminUserLabels } from './user-words.ts';
import { UserForm } from './UserForm.tsx';

/** A new internal user, after the email address was asked for (O s2). */
export function CreateAdminUserView() {
  const [start, setStart] = useState<NewUser | null>(null);
  const { list } = userPaths.md;
  if (start === null) return <NewUserDialog type="MD" onStart={setStart} cancel={list} />;
  const whole = { type: 'MD', companyId: null } as const;
  return (
    <RecordForm
      title="Create Admin User"
      action="Create Admin User"
      contract={CreateAdminUserForm}
      labels={newAdminUserLabels}
      values={() => ({ username: start.username })}
      send={async (input) =>
        (await sendMutation(CreateUserDocument, { input: { ...input, ...whole } })).createUser
      }
      done="Admin User has been successfully created."
      next={({ user }) => user && userLinks('MD', user.id).detail}
      cancel={list}
    >
      {(form: NewUserFormState) => (
        <UserForm
          form={form as unknown as UserFormState}
          type="MD"
          account={<NewAccount form={form} />}
        />
      )}
    </RecordForm>
  );
}
