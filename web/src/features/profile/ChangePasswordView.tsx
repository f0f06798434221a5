import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { endSession } from '../../lib/session/session-store.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { newPasswordContract, type NewPasswordValues } from './new-password.ts';
import { useChangePasswordMutation } from './profile.generated.ts';

const TITLE = 'Change Password';

/** Changes the own password; every session of the user ends with it (P s2). */
export function ChangePasswordView() {
  const { username } = useViewer().profile;
  const navigate = useNavigate();
  const [changePassword] = useChangePasswordMutation(toldByForm);
  const contract = newPasswordContract(username);
  const form = useForm<NewPasswordValues>({
    resolver: contractResolver(contract),
    // Says at once why the next field stays closed.
    mode: 'onTouched',
    defaultValues: { oldPassword: '', password: '', confirmation: '' },
  });
  useUnsavedChanges(form.formState.isDirty);

  const save = async ({ oldPassword, password }: NewPasswordValues): Promise<void> => {
    const saved = await saveForm(
      form,
      async () =>
        (await changePassword({ variables: { input: { oldPassword, password } } })).data
          ?.changePassword,
    );
    if (saved) endSession({ notice: 'passwordChanged' });
  };

  return (
    <PageColumn maxWidth="3xl">
      <PageHeader title={TITLE} subtitle="You sign in again with the new password." />
      <Form form={form} contract={contract} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action="Change password"
              onCancel={() => void navigate(paths.profile.view)}
            />
          }
        >
          <ChangePasswordForm form={form} username={username} />
        </FormCard>
      </Form>
    </PageColumn>
  );
}
