/** 1234 → "1,234". */
export const numberText = (value: number): string => value.toLocaleString('en-US');

/** 12.5 → "12.5%". */
export const percentText = (value: number): string => `${numberText(value)}%`;

export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** '$12.50': money travels as text and is never a floating-point number. */
export const moneyText = (rate: string | null): string | null => {
  if (rate === null) return null;
  const [dollars = '0', cents = ''] = rate.split('.');
  return `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
};

/** Shows a value by its word; one without a word as it is. */
export const wordFrom =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;
