import { useState } from 'react';
import { ClientUserForm } from '@assay/schema/users/user-forms';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { userPaths } from '../../config/features/users.ts';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { choiceLabel } from '../../lib/choices/choices.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { NewUserDialog, type NewUser } from './NewUserDialog.tsx';
import { CreateUserDocument } from './user.generated.ts';
import type { UserFormState } from './user-form-values.ts';
import { userLinks } from './user-record.ts';
import { clientUserLabels } from './user-words.ts';
import { UserForm } from './UserForm.tsx';

/** A new user of a company, after email address and company were asked for (O s2). */
export function CreateClientUserView() {
  const { profile } = useViewer();
  const [start, setStart] = useState<NewUser | null>(null);
  const { list } = userPaths.client;
  if (start === null) return <NewUserDialog type="CLIENT" onStart={setStart} cancel={list} />;
  const { username, companyId } = start;
  const id = String(companyId);
  const name = profile.company?.name ?? choiceLabel(CompanyChoicesDocument, id) ?? id;
  const whole = { type: 'CLIENT', username, companyId: id } as const;
  return (
    <RecordForm
      title="Create Client User"
      subtitle={username}
      action="Create Client User"
      contract={ClientUserForm}
      labels={clientUserLabels}
      send={async (input) =>
        (await sendMutation(CreateUserDocument, { input: { ...input, ...whole } })).createUser
      }
      done="Client User has been successfully created."
      next={({ user }) => user && userLinks('CLIENT', user.id).detail}
      cancel={list}
    >
      {(form: UserFormState) => (
        <UserForm form={form} type="CLIENT" username={username} company={{ id, name }} />
      )}
    </RecordForm>
  );
}
