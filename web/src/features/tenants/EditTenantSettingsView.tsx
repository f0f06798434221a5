import { graphqlInput } from '@assay/schema/core/graphql-name';
import { EditSettings } from '../../components/settings/EditSettings.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { UpdateTenantSettingsDocument } from './tenant.generated.ts';
import { tenantLinks, tenantSettingsRecord } from './tenant-record.ts';
import { tenantSettingsGroup } from './tenant-settings-group.tsx';

/** Edits the four settings of a TPA (P s2). */
export function EditTenantSettingsView() {
  const { id, name, settings } = tenantSettingsRecord.useRecord();
  return (
    <EditSettings
      {...tenantSettingsGroup}
      isWhole
      title="Edit TPA Settings"
      subtitle={name}
      record={settings}
      send={async (input) =>
        (await sendMutation(UpdateTenantSettingsDocument, { id, input: graphqlInput(input) }))
          .updateTenantSettings
      }
      done="TPA Settings has been successfully updated"
      next={tenantLinks(id).settings}
    />
  );
}
