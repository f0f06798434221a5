import type { FieldValues } from 'react-hook-form';
import { DigitsField, type DigitMask, type DigitsFieldProps } from './DigitsField.tsx';
import { digitsOf, maskPhone } from './phone-mask.ts';

/** Ten digits, without the country code. */
const phoneMask: DigitMask = {
  digits: 10,
  digitsOf,
  shown: maskPhone,
  placeholder: '(000) 000-0000',
};

/** A US phone number. The form holds its digits. */
export const PhoneField = <T extends FieldValues, Out>(
  props: Omit<DigitsFieldProps<T, Out>, 'mask' | 'type'>,
) => <DigitsField {...props} mask={phoneMask} type="tel" />;
