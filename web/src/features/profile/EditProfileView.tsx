import { graphqlInput } from '@assay/schema/core/graphql-name';
import type { z } from 'zod';
import { UpdateProfileInput } from '@assay/schema/profile/profile';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { profilePaths } from '../../config/features/profile.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { profileRecord } from './profile-record.ts';
import { profileLabels } from './profile-words.ts';
import { UpdateProfileDocument } from './profile.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';

type Sent = z.output<typeof UpdateProfileInput>;

/** Logout values that are fixed elsewhere are not the user's to send. */
function withoutLogout({ profile, settings }: Sent): Sent {
  const { AUTOMATIC_LOGOUT: _on, AUTOMATIC_LOGOUT_PERIOD: _period, ...own } = settings;
  return { profile, settings: own };
}

/** Edits the own profile. Its answer replaces the stored profile and settings everywhere (P s7). */
export function EditProfileView() {
  const { profile, settings } = profileRecord.useRecord();
  const mayEditLogout = settings.isAutomaticLogoutEditable;
  return (
    <RecordForm
      title="Edit My Profile"
      contract={UpdateProfileInput}
      labels={profileLabels}
      record={{ profile, settings }}
      send={async (values) => {
        const input = graphqlInput(mayEditLogout ? values : withoutLogout(values));
        return (await sendMutation(UpdateProfileDocument, { input })).updateProfile;
      }}
      done="Profile has been successfully updated"
      next={profilePaths.view}
    >
      {({ control }) => (
        <ProfileForm control={control} profile={profile} mayEditLogout={mayEditLogout} />
      )}
    </RecordForm>
  );
}
