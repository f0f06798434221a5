import { SecuritySettingsInput } from '@assay/schema/settings/keys';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { refreshViewer } from '../../lib/viewer/refresh-viewer.ts';
import { UpdateSecuritySettingsDocument } from './security-settings.generated.ts';
import { securityLabels } from './security-words.ts';
import { SecuritySettingsForm } from './SecuritySettingsForm.tsx';
import { securityRecord } from './settings-records.ts';
import { SETTINGS_SAVED, settingsTitles } from './settings-titles.ts';

/** Edits the security settings of the system. */
export function EditSecuritySettingsView() {
  const securitySettings = securityRecord.useRecord();
  return (
    <RecordForm
      title={`Edit ${settingsTitles.security}`}
      contract={SecuritySettingsInput}
      labels={securityLabels}
      record={securitySettings}
      send={async (input) =>
        (await sendMutation(UpdateSecuritySettingsDocument, { input })).updateSecuritySettings
      }
      // The automatic logout of whoever saved may be another one now.
      onSaved={() => void refreshViewer()}
      done={SETTINGS_SAVED}
      next={settingsPaths.security}
    >
      {({ control }) => <SecuritySettingsForm control={control} />}
    </RecordForm>
  );
}
