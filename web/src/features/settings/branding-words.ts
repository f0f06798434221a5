import type { BrandingSettingsInput } from '@assay/schema/settings/keys';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

/** Sections of the custom settings: the view and the form have the same. */
export const brandingSections = {
  logo: {
    title: 'Logo',
    hint: 'Shown in the header and on the sign-in page of the portal.',
  },
  color: {
    title: 'Color',
    hint: 'Buttons, links and the current section are shown in it.',
  },
  preview: {
    title: 'Preview',
    hint: 'How the portal looks with this logo and color.',
  },
} as const;

export const brandingLabels = {
  TENANT_LOGO: 'Logo',
  TENANT_COLOR: 'Main color',
} as const satisfies LabelsOf<typeof BrandingSettingsInput>;

/** Said when a logo has arrived. */
export const LOGO_UPLOADED = 'Logo has been successfully uploaded';

/** On hosts that belong to no tenant the logo falls back to the default (P s4). */
export const SPECIAL_HOST_HINT =
  "You are at an address that shows the product's own mark. The logo is shown at the portal's own address.";
