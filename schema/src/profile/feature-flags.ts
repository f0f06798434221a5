/** Feature flags and whether they are on unless the installation or the tenant says otherwise (contract §29). */
export const featureFlagDefaults = {
  MD20: true,
  MD90: false,
  MD92: true,
  MD108: true,
  MD111: true,
  MD118: true,
  MD125: true,
  MD156: true,
  MD173: true,
  MD178: false,
  '266742': true,
  '276912': true,
  '276917': false,
  MY_LOCATIONS: false,
  DONOR_HISTORY_REPORT: true,
  REPORT_TEST_TYPE: true,
  REPORT_INSTANT_ACTIVITY: true,
  REPORT_MULTI_LOCATION: true,
  REPORT_CLEAR_BUTTONS: true,
  LAB_ACCOUNT_NUMBER: true,
} as const satisfies Record<string, boolean>;

export type FeatureFlagName = keyof typeof featureFlagDefaults;
export const featureFlagNames = Object.keys(featureFlagDefaults) as FeatureFlagName[];
