/** By what a person is identified (contract §26, T s3). */
export const primaryIdTypes = {
  SSN: 'SSN',
  DL: 'DL',
  STATE_ID: 'State ID',
  CDL_NUMBER: 'CDL Number',
  EMPLOYEE_ID: 'Employee ID',
  OTHER: 'Other',
} as const;
export type PrimaryIdTypeName = keyof typeof primaryIdTypes;

/** Which of them a company takes (contract §26, PrimaryTypeSettings). */
const typesOfSetting = {
  ALL: Object.keys(primaryIdTypes) as PrimaryIdTypeName[],
  ONLY_SSN: ['SSN'],
  ONLY_EMPLOYEE_ID: ['EMPLOYEE_ID'],
} as const satisfies Record<string, readonly PrimaryIdTypeName[]>;

/** The ids that a company takes, by its setting PRIMARY_TYPE_SETTINGS. */
export const primaryIdTypesOf = (
  setting: keyof typeof typesOfSetting,
): readonly PrimaryIdTypeName[] => typesOfSetting[setting];
