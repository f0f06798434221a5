import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CreateClientUserForm } from '@assay/schema/users/user-forms';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { userPaths } from '../../config/features/users.ts';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { choiceLabel } from '../../lib/choices/choices.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { NewAccount, NewUserCompany } from './AccountFields.tsx';
import { NewUserDialog, type NewUser } from './NewUserDialog.tsx';
import { CreateUserDocument } from './user.generated.ts';
import type { NewUserFormState, UserFormState } from './user-form-values.ts';
import { userLinks } from './user-record.ts';
import { newClientUserLabels, userLabels } from './user-words.ts';
import { UserForm } from './UserForm.tsx';

const companyText = (id: number | string): string | null => choiceLabel(CompanyChoicesDocument, id);

/** A new user of a company, after email address and company were asked for (O s2). */
export function CreateClientUserView() {
  const [start, setStart] = useState<NewUser | null>(null);
  const { list } = userPaths.client;
  if (start === null) return <NewUserDialog type="CLIENT" onStart={setStart} cancel={list} />;
  return (
    <RecordForm
      title="Create Client User"
      action="Create Client User"
      contract={CreateClientUserForm}
      labels={newClientUserLabels}
      texts={{ companyId: companyText }}
      values={() => ({ username: start.username, companyId: start.companyId ?? '' })}
      send={async ({ companyId, ...input }) => {
        const whole = { ...input, type: 'CLIENT', companyId: String(companyId) } as const;
        return (await sendMutation(CreateUserDocument, { input: whole })).createUser;
      }}
      done="Client User has been successfully created."
      next={({ user }) => user && userLinks('CLIENT', user.id).detail}
      cancel={list}
    >
      {(form: NewUserFormState) => <NewClientUserFields form={form} />}
    </RecordForm>
  );
}

/** The fields of a new client user; somebody of a company adds people to that one alone. */
function NewClientUserFields({ form }: { form: NewUserFormState }) {
  const { profile } = useViewer();
  const companyId = useWatch({ control: form.control, name: 'companyId' });
  const company = profile.company ? (
    <ReadOnlyField label={userLabels.company} value={profile.company.name} />
  ) : (
    <NewUserCompany form={form} />
  );
  return (
    <UserForm
      form={form as unknown as UserFormState}
      type="CLIENT"
      account={
        <>
          <NewAccount form={form} />
          {company}
        </>
      }
      companyId={companyId === '' ? null : String(companyId)}
    />
  );
}
