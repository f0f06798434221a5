import { Box } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
import { SECRET_MASK, type TenantSettingsInput } from '@assay/schema/settings/keys';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { tenantSettingsSections } from './tenant-words.ts';

interface TenantSettingsFormProps {
  control: FormControl<typeof TenantSettingsInput>;
  hasPassword: boolean;
}

/** The mask stands for the whole stored password, so typing replaces all of it. */
function selectMask({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && target.value === SECRET_MASK) target.select();
}

/** The four settings of a TPA (P s2). */
export function TenantSettingsForm({ control, hasPassword }: TenantSettingsFormProps) {
  return (
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
            hint={hasPassword ? 'A password is stored. Type another one to replace it.' : undefined}
            autoComplete="new-password"
          />
        </Box>
      </Section>
    </>
  );
}
