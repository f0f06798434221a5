import { defineList } from '../core/list.ts';

const sorted = { kind: 'text', sort: true } as const;

/** Members of a pool (contract §17). */
export const testPoolMemberList = defineList({
  fields: {
    id: { kind: 'id' },
    testPoolId: { kind: 'id' },
    lastName: sorted,
    firstName: sorted,
    idNumber: sorted,
    companyId: { kind: 'id' },
    companyName: sorted,
    'location.locationId': sorted,
    deleted: { kind: 'boolean', sort: true },
    /* Sealed: a filter would tell the number digit by digit. */
    ssn: { ...sorted, filter: false, description: 'Sorts by the last four digits.' },
    dateOfBirth: { kind: 'date', sort: true },
    cdlNumber: sorted,
    state: sorted,
    otherId: sorted,
    observationRequired: { kind: 'boolean', sort: true },
    employeeCategoryName: sorted,
    memberStatusAdjustedAt: { kind: 'timestamp', sort: true },
  },
  parents: ['testPoolId'],
  search: ['firstName', 'lastName', 'idNumber'],
  defaultSort: 'lastName',
});
