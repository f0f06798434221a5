import {
  CreateLabAccountLocationInput,
  LabAccountLocationForm as contract,
} from '@assay/schema/lab-accounts/lab-account-location';
import type { z } from 'zod';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues, recordValues } from '../../lib/forms/form-values.ts';
import type { AccountLocationPartsFragment as Parts } from './account-location.generated.ts';

export type AccountLocationValues = FormValues<typeof contract>;
export type AccountLocationInput = z.output<typeof contract>;

/** The code that stands for no site is shown as none (contract §14, C s3). */
const NO_SITE = 'NA';
export const siteText = (siteId: string | null): string | null =>
  siteId === NO_SITE ? null : siteId;

/** Values of the form of a stored record. */
export const valuesOf = (record: Parts): AccountLocationValues =>
  recordValues(contract, { ...record, siteId: siteText(record.siteId) });

/** Values of the form of a new one, at the location or of the account that is known. */
export const newValues = (
  known: Partial<Pick<AccountLocationValues, 'locationId' | 'labAccountId'>>,
): AccountLocationValues => ({ ...blankValues(CreateLabAccountLocationInput), ...known });
