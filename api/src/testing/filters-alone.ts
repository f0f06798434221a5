/**
 * Fields that filter and are not shown, so that no answer can be compared with them. The units above a pool's location
 * are joined as its names are, so that row-level security narrows both.
 */
export const filtersAlone = new Set([
  'companies consortiumIds',
  'locations consortiumIds',
  /* Of members, whom row-level security narrows as it does in their own list. */
  'testPools locationIds',
  ...['region', 'area', 'district'].flatMap((level) => [
    `testPools ${level}.id`,
    `testPools ${level}.name`,
  ]),
  ...['region', 'area', 'district'].map((level) => `testResults ${level}.id`),
  'testResults runParticipantId',
  /* How the dashboard counts what is shown. */
  'testResults workList',
  ...['needsOrder', 'needsNotice', 'needsCollection'].map((need) => `selectionRuns ${need}`),
  ...['drugCompletedAt', 'alcoholCompletedAt'].map((kind) => `selectionRuns ${kind}`),
  /* How reports count what is shown. */
  'testResults testResult.isAlcohol',
  'testResults labOrder.testingAgency',
  ...[
    'outcome',
    'countedAt',
    'countedMonth',
    'isTimed',
    'positiveDrugIds',
    'employeeCategoryId',
    'misDetail',
  ].map((field) => `testResults testResult.${field}`),
  /* Ids of what is named. */
  'reference specimenTypeIds',
  'testPools locationId',
  'testPools testingAgencyId',
  'testPools runsManagedByMd',
  'testPools membersManagedByMd',
  /* Shown as those of the account and of the location. */
  'labAccountLocations provider',
  'labAccountLocations name',
  /* Shown in the role assignment. */
  'users role',
  /* By role, company and status, which are shown, and by grants, which row-level security shows to the staff of the TPA alone. */
  'users reportsOf',
  /* An order by what is shown, and what the list of pools shows of the same rows. */
  'testPools attention',
  'testPools drugYtd',
  'testPools alcoholYtd',
  /* The id of the person who is shown. */
  'history actorUserId',
]);
