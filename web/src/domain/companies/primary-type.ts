/** Primary ID types of a company (C s3). */
const words: Readonly<Record<string, string>> = {
  ALL: 'All',
  ONLY_SSN: 'Only SSN',
  ONLY_EMPLOYEE_ID: 'Only Employee ID',
};

export const primaryTypeOptions = Object.entries(words).map(([value, label]) => ({ value, label }));

export const primaryTypeText = (value: string): string => words[value] ?? value;
