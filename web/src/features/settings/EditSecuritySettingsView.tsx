import { graphqlInput } from '@assay/schema/core/graphql-name';
import { EditSettings } from '../../components/settings/EditSettings.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { refreshViewer } from '../../lib/viewer/refresh-viewer.ts';
import { securityGroup } from './security-group.ts';
import { UpdateSecuritySettingsDocument } from './security-settings.generated.ts';
import { securityRecord } from './settings-records.ts';
import { settingsTitles } from './settings-titles.ts';

/** Edits the security settings of the system. */
export const EditSecuritySettingsView = () => (
  <EditSettings
    {...securityGroup}
    title={`Edit ${settingsTitles.security}`}
    record={securityRecord.useRecord()}
    send={async (input) =>
      (await sendMutation(UpdateSecuritySettingsDocument, { input: graphqlInput(input) }))
        .updateSecuritySettings
    }
    // The automatic logout of whoever saved may be another one now.
    onSaved={() => void refreshViewer()}
    next={settingsPaths.security}
  />
);
