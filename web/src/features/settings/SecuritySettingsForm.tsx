import type { SecuritySettingsInput } from '@assay/schema/settings/keys';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { LogoutFields } from '../../components/settings/LogoutFields.tsx';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { securityHints, securitySections } from './security-words.ts';

interface SecuritySettingsFormProps {
  control: FormControl<typeof SecuritySettingsInput>;
}

/** Multi-factor and automatic logout of the system. */
export function SecuritySettingsForm({ control }: SecuritySettingsFormProps) {
  return (
    <>
      <Section {...securitySections.mfa}>
        <SwitchField control={control} name="MFA_ENABLED" hint={securityHints.MFA_ENABLED} />
        <SwitchField
          control={control}
          name="OVERRIDE_MFA_SETTINGS"
          hint={securityHints.OVERRIDE_MFA_SETTINGS}
        />
      </Section>
      <Section {...securitySections.logout}>
        <LogoutFields
          control={control}
          names={{ on: 'AUTOMATIC_LOGOUT', period: 'AUTOMATIC_LOGOUT_PERIOD' }}
          hint={securityHints.AUTOMATIC_LOGOUT}
        />
        <SwitchField
          control={control}
          name="OVERRIDE_LOGOUT_SETTINGS"
          hint={securityHints.OVERRIDE_LOGOUT_SETTINGS}
        />
      </Section>
    </>
  );
}
