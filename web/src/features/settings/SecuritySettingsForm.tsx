import type { Control } from 'react-hook-form';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { LogoutFields } from '../../components/settings/LogoutFields.tsx';
import { securityHints, securityLabels, securitySections } from './security-texts.ts';
import type { SecurityValues } from './settings-form-values.ts';

interface SecuritySettingsFormProps<Out> {
  control: Control<SecurityValues, unknown, Out>;
}

/** Multi-factor and automatic logout of the system. */
export function SecuritySettingsForm<Out>({ control }: SecuritySettingsFormProps<Out>) {
  return (
    <>
      <Section {...securitySections.mfa}>
        <SwitchField
          control={control}
          name="MFA_ENABLED"
          label={securityLabels.MFA_ENABLED}
          hint={securityHints.MFA_ENABLED}
        />
        <SwitchField
          control={control}
          name="OVERRIDE_MFA_SETTINGS"
          label={securityLabels.OVERRIDE_MFA_SETTINGS}
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
          label={securityLabels.OVERRIDE_LOGOUT_SETTINGS}
          hint={securityHints.OVERRIDE_LOGOUT_SETTINGS}
        />
      </Section>
    </>
  );
}
