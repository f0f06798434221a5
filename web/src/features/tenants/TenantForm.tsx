import type { Control } from 'react-hook-form';
import { AddressFields } from '../../components/form/AddressFields.tsx';
import { DateField } from '../../components/form/DateField.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { TenantFormValues } from './tenant-form-values.ts';
import { methodOptions, tenantLabels } from './tenant-labels.ts';
import { tenantSections } from './tenant-sections.ts';

interface TenantFormProps<Out> {
  control: Control<TenantFormValues, unknown, Out>;
  host: string;
  /** TPA 1 stays enabled (P s4). */
  isProtected: boolean;
}

const enabledHint =
  'Its users can sign in. When this is switched on for the first time, the primary contact is invited as Super Admin.';
const protectedHint = 'This TPA runs the installation and cannot be disabled.';

/** Fields of a new and of a stored TPA (P s2). */
export function TenantForm<Out>({ control, host, isProtected }: TenantFormProps<Out>) {
  return (
    <>
      <Section {...tenantSections.general}>
        <TextField control={control} name="name" label={tenantLabels.name} wide />
        <DateField control={control} name="clientSince" label={tenantLabels.clientSince} />
        <ReadOnlyField
          label="Host"
          value={host}
          hint="Made from the name and fixed once the TPA is created."
        />
      </Section>
      <Section {...tenantSections.office}>
        <AddressFields control={control} name="address" />
        <EmailField control={control} name="mainEmail" label={tenantLabels.mainEmail} />
        <PhoneField control={control} name="phoneNumber" label={tenantLabels.phoneNumber} />
        <PhoneField control={control} name="mainFax" label={tenantLabels.mainFax} />
      </Section>
      <Section {...tenantSections.contact}>
        <TextField
          control={control}
          name="primaryContactFullName"
          label={tenantLabels.primaryContactFullName}
          wide
        />
        <PhoneField
          control={control}
          name="primaryContactPhone"
          label={tenantLabels.primaryContactPhone}
        />
        <EmailField
          control={control}
          name="primaryContactEmail"
          label={tenantLabels.primaryContactEmail}
        />
      </Section>
      <Section {...tenantSections.billing}>
        <SelectField
          control={control}
          name="method"
          label={tenantLabels.method}
          options={methodOptions}
        />
        <PriceField control={control} name="rate" label={tenantLabels.rate} />
        <SwitchField
          control={control}
          name="enabled"
          label={tenantLabels.enabled}
          hint={isProtected ? protectedHint : enabledHint}
          disabled={isProtected}
        />
      </Section>
    </>
  );
}
