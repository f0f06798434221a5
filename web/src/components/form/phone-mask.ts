/** Digits of what was typed or pasted; a country code 1 before ten digits is left out. */
export const digitsOf = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
};

/** `(000) 000-0000` as far as there are digits; digits beyond the tenth stay, so that they can be refused. */
export function maskPhone(digits: string): string {
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Position in a masked text right behind its nth digit. */
export function caretBehindDigit(masked: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let position = 0; position < masked.length; position += 1) {
    if (/\d/.test(masked.charAt(position)) && (seen += 1) === digits) return position + 1;
  }
  return masked.length;
}
