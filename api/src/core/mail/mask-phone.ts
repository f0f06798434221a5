/** `8005550100` → `(800) 555-0100`, as people read it. */
export const maskPhone = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
