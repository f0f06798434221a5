/** 1234 → "1,234". */
export const numberText = (value: number): string => value.toLocaleString('en-US');

/** 12.5 → "12.5%". */
export const percentText = (value: number): string => `${numberText(value)}%`;

export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
