import { useWatch } from 'react-hook-form';
import type { BrandingSettingsInput } from '@assay/schema/settings/keys';
import { Section } from '../../components/page/Section.tsx';
import type { FormControl } from '../../lib/forms/form-types.ts';
import type { BrandingSettingsPartsFragment } from './branding-settings.generated.ts';
import { brandingSections } from './branding-words.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { ColorField, colorOf } from './ColorField.tsx';
import { LogoField } from './LogoField.tsx';
import { useLogoSource } from './use-logo-source.ts';

interface BrandingFormProps {
  control: FormControl<typeof BrandingSettingsInput>;
  /** The logo that is stored. */
  saved: BrandingSettingsPartsFragment['TENANT_LOGO'];
}

/** Logo and color of the tenant, and how the portal looks with them. */
export function BrandingForm({ control, saved }: BrandingFormProps) {
  const [logo, color] = useWatch({ control, name: ['TENANT_LOGO', 'TENANT_COLOR'] });
  const images = useLogoSource(saved);
  const source = images.sourceOf(logo);
  return (
    <>
      <Section {...brandingSections.logo}>
        <LogoField control={control} src={source} onUploaded={images.keep} />
      </Section>
      <Section {...brandingSections.color}>
        <ColorField control={control} />
      </Section>
      <Section {...brandingSections.preview}>
        <BrandPreview color={colorOf(color)} logo={source} />
      </Section>
    </>
  );
}
