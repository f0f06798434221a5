/** `8005550100` → `(800) 555-0100`; anything that is not ten digits stays as it is. */
export const phoneText = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
