import type {
  EditedMemberFragment,
  MemberFormPoolPartsFragment,
} from '../member-form.generated.ts';
import type { PoolMemberRowFragment } from '../member-list.generated.ts';

/** An unregulated pool of one location, as the server answers it. */
export const aPool = (
  over: Partial<MemberFormPoolPartsFragment> = {},
): MemberFormPoolPartsFragment => ({
  __typename: 'TestPool',
  id: '3',
  name: 'Night Shift',
  isRegulated: false,
  isTestPoolForCompany: false,
  viewerCanManageMembers: true,
  company: { __typename: 'Company', id: '7' },
  consortiumName: null,
  consortium: null,
  testingAgency: null,
  ...over,
});

/** A regulated pool that spans the locations of its company. */
export const aDotPool = (
  over: Partial<MemberFormPoolPartsFragment> = {},
): MemberFormPoolPartsFragment =>
  aPool({
    name: 'DOT Drivers',
    isRegulated: true,
    isTestPoolForCompany: true,
    testingAgency: {
      __typename: 'Regulator',
      id: '1',
      employeeCategories: [{ __typename: 'EmployeeCategory', id: '4', name: 'Driver' }],
    },
    ...over,
  });

/** A member of an unregulated pool, as a list answers it. */
export const aRow = (over: Partial<PoolMemberRowFragment> = {}): PoolMemberRowFragment => ({
  __typename: 'TestPoolMember',
  id: '11',
  firstName: 'Dana',
  lastName: 'Reed',
  idNumber: 'E-1001',
  companyName: 'Northwind Logistics',
  location: { __typename: 'Location', id: '40', locationId: '100040', name: 'Tucson Depot' },
  ssn: null,
  state: null,
  cdlNumber: null,
  dateOfBirth: null,
  observationRequired: null,
  otherId: null,
  employeeCategoryName: null,
  memberStatusAdjustedAt: '2026-03-04T15:00:00.000Z',
  deleted: false,
  ...over,
});

export const aDriverRow = (over: Partial<PoolMemberRowFragment> = {}): PoolMemberRowFragment =>
  aRow({
    idNumber: null,
    ssn: '***-**-3456',
    state: 'TX',
    cdlNumber: 'D1234567',
    dateOfBirth: '1980-01-02',
    observationRequired: true,
    otherId: 'X-9',
    employeeCategoryName: 'Driver',
    ...over,
  });

/** A member of a regulated pool, as who may change it reads it. */
export const aDriver = (over: Partial<EditedMemberFragment> = {}): EditedMemberFragment => ({
  __typename: 'TestPoolMember',
  id: '11',
  testPool: { __typename: 'TestPool', id: '3' },
  firstName: 'Dana',
  lastName: 'Reed',
  idNumber: null,
  company: { __typename: 'Company', id: '7' },
  location: { __typename: 'Location', id: '40' },
  ssn: '900703456',
  state: 'TX',
  cdlNumber: 'D1234567',
  dateOfBirth: '1980-01-02',
  observationRequired: false,
  otherId: null,
  employeeCategory: 4,
  version: 2,
  ...over,
});

/** Where a member may work. */
export const someLocations = [
  { value: '40', label: 'Tucson Depot (100040)' },
  { value: '41', label: 'Mesa Yard (100041)' },
] as const;
