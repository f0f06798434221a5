import { z } from 'zod';
import { errorText } from '@assay/schema/core/errors';
import { coded } from '@assay/schema/core/field-errors';
import { password } from '@assay/schema/core/fields';
import { passwordMismatch, passwordsMatch } from '@assay/schema/profile/profile';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

export interface NewPasswordValues {
  oldPassword: string;
  password: string;
  confirmation: string;
}

/**
 * What the form asks for, beyond what is sent: the new password differs from the old one and from the
 * username, and is typed twice (P s5). The old one has the form of every password.
 */
export const newPasswordContract = (username: string) =>
  z
    .object({ oldPassword: password(), password: password(), confirmation: z.string().min(1) })
    .refine((form) => form.password !== form.oldPassword, {
      ...coded('PASSWORD_AS_PREVIOUS', errorText('PASSWORD_AS_PREVIOUS')),
      path: ['password'],
      when: ({ value }) => isTyped(value),
    })
    .refine((form) => form.password.toLowerCase() !== username.toLowerCase(), {
      ...coded('PASSWORD_LIKE_EMAIL', errorText('PASSWORD_LIKE_EMAIL')),
      path: ['password'],
      when: ({ value }) => isTyped(value),
    })
    .refine(passwordsMatch, passwordMismatch);

export const newPasswordLabels = {
  oldPassword: 'Old password',
  password: 'New password',
  confirmation: 'Confirm new password',
} as const satisfies LabelsOf<ReturnType<typeof newPasswordContract>>;

/** The comparisons hold from the first character on, also while another field is still wrong. */
const isTyped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'password' in value && value.password !== '';

/** Which fields can be typed in: the new password after the old one, the confirmation after both (P s2). */
export function openFields(values: NewPasswordValues, username: string) {
  const rules = newPasswordContract(username);
  const issues = rules.safeParse(values).error?.issues ?? [];
  const isValid = (field: keyof NewPasswordValues): boolean =>
    !issues.some(({ path }) => path[0] === field);
  const old = isValid('oldPassword');
  return { password: old, confirmation: old && isValid('password') };
}
