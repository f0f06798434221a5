import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import type { SettingFieldProps } from '../../components/settings/setting-rows.ts';
import { UserChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { useCompanySettings } from './company-settings-record.ts';

/** Users of the company who get the mails of an alert. */
export const ReceiversField = ({ control, name, hint, disabled }: SettingFieldProps<unknown>) => {
  const { company } = useCompanySettings();
  return (
    <SearchManyField
      control={control}
      name={name}
      hint={hint}
      disabled={disabled}
      choices={UserChoicesDocument}
      where={{ companyId: { eq: company.id } }}
      wide
    />
  );
};
