import { TenantSettingsInput } from '@assay/schema/settings/keys';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { tenantLinks } from './tenant-links.ts';
import { UpdateTenantSettingsDocument } from './tenant-settings.generated.ts';
import { tenantSettingLabels } from './tenant-words.ts';
import { TenantSettingsForm } from './TenantSettingsForm.tsx';
import { tenantSettingsRecord } from './tenant-record.ts';

/** Edits the settings of a TPA. */
export function EditTenantSettingsView() {
  const { id, name, settings } = tenantSettingsRecord.useRecord();
  return (
    <RecordForm
      title="Edit TPA Settings"
      subtitle={name}
      contract={TenantSettingsInput}
      labels={tenantSettingLabels}
      record={settings}
      send={async (input) =>
        (await sendMutation(UpdateTenantSettingsDocument, { id, input })).updateTenantSettings
      }
      done="TPA Settings has been successfully updated"
      next={tenantLinks(id).settings}
    >
      {({ control }) => (
        <TenantSettingsForm control={control} hasPassword={settings.BASIC_AUTH_PASS !== null} />
      )}
    </RecordForm>
  );
}
