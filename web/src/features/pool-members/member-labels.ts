/** Label of every field of a member: list, form and the question about a stale save use the same words. */
export const memberLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  idNumber: 'ID Number',
  locationId: 'Location ID',
  ssn: 'SSN',
  dateOfBirth: 'Date of Birth',
  cdlNumber: 'CDL Number',
  state: 'State',
  otherId: 'Other ID',
  observationRequired: 'Observation Required',
  employeeCategory: 'Employee Category',
} as const;
