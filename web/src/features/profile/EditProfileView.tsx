import { useReadQuery } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { UpdateProfileInput } from '@assay/schema/profile/profile';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import {
  profileInput,
  profileValues,
  type ChangedProfile,
  type ProfileValues,
} from './profile-form-values.ts';
import type { ProfileData } from './profile-loader.ts';
import { useUpdateProfileMutation } from './profile.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';

const TITLE = 'Edit My Profile';

/** Edits the own profile. Its answer replaces the stored profile and settings everywhere (P s7). */
export function EditProfileView() {
  const { profile, settings } = useReadQuery(useLoaderData<ProfileData>()).data.viewer;
  const mayEditLogout = settings.isAutomaticLogoutEditable;
  const navigate = useNavigate();
  const [updateProfile] = useUpdateProfileMutation(toldByForm);
  const form = useForm<ProfileValues, unknown, ChangedProfile>({
    resolver: contractResolver(UpdateProfileInput),
    defaultValues: profileValues(profile, settings),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (values: ChangedProfile): Promise<void> => {
    const input = profileInput(values, mayEditLogout);
    const saved = await saveForm(
      form,
      async () => (await updateProfile({ variables: { input } })).data?.updateProfile,
    );
    if (!saved) return;
    unsaved.clear();
    toastSuccess('Profile has been successfully updated');
    await navigate(paths.profile.view);
  };

  return (
    <PageColumn>
      <PageHeader title={TITLE} />
      <Form form={form} contract={UpdateProfileInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action="Save"
              onCancel={() => void navigate(paths.profile.view)}
            />
          }
        >
          <ProfileForm control={form.control} profile={profile} mayEditLogout={mayEditLogout} />
        </FormCard>
      </Form>
    </PageColumn>
  );
}
