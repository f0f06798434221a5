import type { FieldValues } from 'react-hook-form';
import { DigitsField, type DigitMask, type DigitsFieldProps } from './DigitsField.tsx';

/** Three, two and four digits; what is no number, an id of another type, stays as it was typed. */
const groups = (text: string): string =>
  /[^\d•]/.test(text)
    ? text
    : [text.slice(0, 3), text.slice(3, 5), text.slice(5)].filter((group) => group !== '').join('-');

/** Nine digits; who looks over a shoulder at a field that is left sees the last four. */
const ssnMask: DigitMask = {
  digits: 9,
  digitsOf: (text) => text.replace(/\D/g, ''),
  shown: groups,
  atRest: (digits) =>
    groups(digits.length === 9 ? digits.slice(0, 5).replace(/\d/g, '•') + digits.slice(5) : digits),
  placeholder: '000-00-0000',
};

/** A social security number. The form holds its digits. */
export const SsnField = <T extends FieldValues, Out>(
  props: Omit<DigitsFieldProps<T, Out>, 'mask' | 'type'>,
) => <DigitsField {...props} mask={ssnMask} />;
