import { Box } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { SECRET_MASK, TenantSettingsInput } from '@assay/schema/settings/keys';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { UpdateTenantSettingsDocument } from './tenant.generated.ts';
import { tenantLinks, tenantSettingsRecord } from './tenant-record.ts';
import { tenantSettingLabels, tenantSettingsSections } from './tenant-words.ts';

/** The mask stands for the whole stored password, so typing replaces all of it. */
function selectMask({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && target.value === SECRET_MASK) target.select();
}

/** Edits the four settings of a TPA (P s2). */
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
        <>
          <Section {...tenantSettingsSections.email}>
            <EmailField
              control={control}
              name="UPDATED_ADMIN_EMAIL"
              hint="Receives administrative notices."
            />
            <EmailField
              control={control}
              name="EMAIL_SEND_FROM_ADDRESS"
              hint="Sender of the emails of this TPA."
            />
          </Section>
          <Section {...tenantSettingsSections.mro}>
            <TextField control={control} name="BASIC_AUTH_USER" />
            <Box onFocus={selectMask}>
              <PasswordField
                control={control}
                name="BASIC_AUTH_PASS"
                hint={
                  settings.BASIC_AUTH_PASS !== null
                    ? 'A password is stored. Type another one to replace it.'
                    : undefined
                }
                autoComplete="new-password"
              />
            </Box>
          </Section>
        </>
      )}
    </RecordForm>
  );
}
