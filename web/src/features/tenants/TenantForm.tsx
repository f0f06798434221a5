import { useWatch } from 'react-hook-form';
import type { CreateTenantInput } from '@assay/schema/tenants/tenant';
import { AddressFields } from '../../domain/contact/AddressFields.tsx';
import { DateField } from '../../components/form/DateField.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { methodOptions, tenantSections } from './tenant-words.ts';

interface TenantFormProps {
  control: FormControl<typeof CreateTenantInput>;
  /** Host of the portal of a TPA of that name. */
  hostOf: (name: string) => string;
  /** TPA 1 stays enabled (P s4). */
  isProtected: boolean;
}

const enabledHint =
  'Its users can sign in. When this is switched on for the first time, the primary contact is invited as Super Admin.';
const protectedHint = 'This TPA runs the installation and cannot be disabled.';

/** Fields of a new and of a stored TPA (P s2). */
export function TenantForm({ control, hostOf, isProtected }: TenantFormProps) {
  const name = useWatch({ control, name: 'name' });
  return (
    <>
      <Section {...tenantSections.general}>
        <TextField control={control} name="name" wide />
        <DateField control={control} name="clientSince" />
        <ReadOnlyField
          label="Host"
          value={hostOf(name)}
          hint="Made from the name and fixed once the TPA is created."
        />
      </Section>
      <Section {...tenantSections.office}>
        <AddressFields control={control} name="address" />
        <EmailField control={control} name="mainEmail" />
        <PhoneField control={control} name="phoneNumber" />
        <PhoneField control={control} name="mainFax" />
      </Section>
      <Section {...tenantSections.contact}>
        <TextField control={control} name="primaryContactFullName" wide />
        <PhoneField control={control} name="primaryContactPhone" />
        <EmailField control={control} name="primaryContactEmail" />
      </Section>
      <Section {...tenantSections.billing}>
        <SelectField control={control} name="method" options={methodOptions} />
        <PriceField control={control} name="rate" />
        <SwitchField
          control={control}
          name="enabled"
          hint={isProtected ? protectedHint : enabledHint}
          disabled={isProtected}
        />
      </Section>
    </>
  );
}
