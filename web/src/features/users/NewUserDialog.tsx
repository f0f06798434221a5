import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { UserType } from '@assay/schema/common/role-names';
import { errorText } from '@assay/schema/core/errors';
import { NewClientUserForm, NewUserForm } from '@assay/schema/users/user-forms';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { readAgain } from '../../lib/forms/send.ts';
import { useWayOut } from '../../lib/navigation/use-way-out.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { UsernameTakenDocument } from './user.generated.ts';
import { kindNames } from './user-words.ts';

/** Whom the form of a new user is about. */
export interface NewUser {
  username: string;
  /** Null for an internal user. */
  companyId: number | null;
}

interface NewUserValues {
  username: string;
  companyId: number | string;
}

interface NewUserDialogProps {
  type: UserType;
  onStart: (user: NewUser) => void;
  /** List that the dialog was opened from. */
  cancel: string;
}

/** Asks for the email address of a new user first, which nobody may sign in with yet, and for the company (O s2). */
export function NewUserDialog({ type, onStart, cancel }: NewUserDialogProps) {
  const { profile } = useViewer();
  const leaveTo = useWayOut();
  const [search] = useSearchParams();
  const asksCompany = type === 'CLIENT' && profile.type === 'MD';
  const contract = asksCompany ? NewClientUserForm : NewUserForm;
  const form = useForm<NewUserValues, unknown, NewUserValues>({
    resolver: contractResolver(contract) as never,
    defaultValues: { username: '', companyId: Number(search.get('company')) || '' },
  });
  const leave = (): void => void leaveTo(cancel);
  const title = `Create ${kindNames[type]}`;

  const submit = async ({ username, companyId }: NewUserValues): Promise<void> => {
    try {
      const { isUsernameTaken } = await readAgain(UsernameTakenDocument, { username });
      if (isUsernameTaken) {
        const message = errorText('USER_EMAIL_ALREADY_EXISTS');
        form.setError('username', { type: 'taken', message }, { shouldFocus: true });
        return;
      }
    } catch (error) {
      form.setError('root.server', { type: 'request', message: failureOf(error).message });
      return;
    }
    const own = profile.company ? Number(profile.company.id) : null;
    onStart({ username, companyId: type === 'MD' ? null : asksCompany ? Number(companyId) : own });
  };

  return (
    <>
      <PageHeader title={title} />
      <FormDialog open title={title} onDismiss={leave}>
        <DialogForm
          form={form}
          contract={contract}
          action="Continue"
          description="An invitation to choose a password is mailed to this address when the user is created."
          onSubmit={submit}
          onCancel={leave}
        >
          {asksCompany && (
            <SearchSelectField
              control={form.control}
              name="companyId"
              label="Company"
              required
              choices={CompanyChoicesDocument}
            />
          )}
          <EmailField control={form.control} name="username" label="Email" />
        </DialogForm>
      </FormDialog>
    </>
  );
}
