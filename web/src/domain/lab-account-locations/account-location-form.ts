import type { LabAccountLocationForm } from '@assay/schema/lab-accounts/lab-account-location';
import type { FormValues } from '../../lib/forms/form-types.ts';

export type AccountLocationValues = FormValues<typeof LabAccountLocationForm>;

/** The code that stands for no site is shown as none (contract §14, C s3). */
const NO_SITE = 'NA';
export const siteText = (siteId: string | null): string | null =>
  siteId === NO_SITE ? null : siteId;
