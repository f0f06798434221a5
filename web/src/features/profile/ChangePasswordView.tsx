import { useState } from 'react';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { profilePaths } from '../../config/features/profile.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { endSession } from '../../lib/session/session-store.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { newPasswordContract, newPasswordLabels } from './new-password.ts';
import { ChangePasswordDocument } from './profile.generated.ts';

/** Changes the own password; every session of the user ends with it (P s2). */
export function ChangePasswordView() {
  const { username } = useViewer().profile;
  const [contract] = useState(() => newPasswordContract(username));
  return (
    <RecordForm
      title="Change Password"
      subtitle="You sign in again with the new password."
      action="Change password"
      needsChange
      contract={contract}
      labels={newPasswordLabels}
      // Says at once why the next field stays closed.
      mode="onTouched"
      send={async ({ oldPassword, password }) =>
        (await sendMutation(ChangePasswordDocument, { input: { oldPassword, password } }))
          .changePassword
      }
      onSaved={() => endSession({ notice: 'passwordChanged' })}
      cancel={profilePaths.view}
    >
      {(form) => <ChangePasswordForm form={form} username={username} />}
    </RecordForm>
  );
}
