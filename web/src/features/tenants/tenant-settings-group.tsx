import { Box } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
import { SECRET_MASK, TenantSettingsInput } from '@assay/schema/settings/keys';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { SettingFieldProps, SettingSection } from '../../components/settings/setting-rows.ts';
import { EmailLink } from '../../domain/contact/contact-links.tsx';
import { tenantSettingLabels } from './tenant-words.ts';
import type { TenantSettingsQuery } from './tenant.generated.ts';

type Settings = NonNullable<TenantSettingsQuery['tenant']>['settings'];
type Field = SettingFieldProps<Settings>;

/** The mask stands for the whole stored password, so typing replaces all of it. */
function selectMask({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && target.value === SECRET_MASK) target.select();
}

const SecretField = ({ control, name, hint }: Field) => (
  <Box onFocus={selectMask}>
    <PasswordField control={control} name={name} hint={hint} autoComplete="new-password" />
  </Box>
);

const Email = ({ control, name, hint }: Field) => (
  <EmailField control={control} name={name} hint={hint} />
);

const Text = ({ control, name }: Field) => <TextField control={control} name={name} />;

const emailOf = (address: string | null) => address && <EmailLink address={address} />;

const sections: readonly SettingSection<Settings>[] = [
  {
    title: 'Email Information',
    hint: 'Where mail comes from and where notices go.',
    rows: [
      {
        name: 'UPDATED_ADMIN_EMAIL',
        hint: 'Receives administrative notices.',
        Field: Email,
        show: (settings) => emailOf(settings.UPDATED_ADMIN_EMAIL),
      },
      {
        name: 'EMAIL_SEND_FROM_ADDRESS',
        hint: 'Sender of the emails of this TPA.',
        Field: Email,
        show: (settings) => emailOf(settings.EMAIL_SEND_FROM_ADDRESS),
      },
    ],
  },
  {
    title: 'MRO Auth Information',
    hint: 'Credentials at the MRO service.',
    rows: [
      { name: 'BASIC_AUTH_USER', Field: Text, show: (settings) => settings.BASIC_AUTH_USER },
      {
        name: 'BASIC_AUTH_PASS',
        hint: ({ settings }) =>
          settings.BASIC_AUTH_PASS === null
            ? undefined
            : 'A password is stored. Type another one to replace it.',
        Field: SecretField,
        show: (settings) => settings.BASIC_AUTH_PASS,
      },
    ],
  },
];

/** The four settings of a TPA: the page and the form have the same. */
export const tenantSettingsGroup = {
  contract: TenantSettingsInput,
  labels: tenantSettingLabels,
  sections,
};
