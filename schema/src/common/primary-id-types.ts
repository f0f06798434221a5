/** By what a person is identified (contract §26, T s3). */
export const primaryIdTypes = {
  SSN: 'SSN',
  DL: 'DL',
  STATE_ID: 'State ID',
  CDL_NUMBER: 'CDL Number',
  EMPLOYEE_ID: 'Employee ID',
  OTHER: 'Other',
} as const;
