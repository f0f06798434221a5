import { z } from 'zod';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import {
  date,
  optional,
  optionalText,
  recordId,
  state,
  text,
  timestamp,
  version,
} from '../core/fields.ts';
import { shownToNobody } from '../core/shown-to.ts';
import { birthDate, optionalSsn } from './person-rules.ts';

/** What a user edits of a member (contract §17); which of it counts depends on the pool. */
const memberFields = {
  firstName: text().describe('First name.'),
  lastName: text().describe('Last name.'),
  idNumber: optionalText().describe(
    'Unregulated pools: number that tells the person apart, unique in the pool among those not removed; required.',
  ),
  locationId: optional(recordId()).describe(
    'Location of the person; required when the pool spans locations, else the one of the pool.',
  ),
  ssn: shownToNobody(
    optionalSsn().describe(
      'Regulated pools: social security number or ITIN, 9 digits, once in the pool. Kept encrypted and answered as ***-**-1234.',
    ),
  ),
  state: optional(state()).describe('Regulated pools: state of the CDL; required.'),
  cdlNumber: optionalText().describe(
    'Regulated pools: commercial driver’s license, unique with its state in the pool among those not removed; required.',
  ),
  dateOfBirth: shownToNobody(
    optional(birthDate(date())).describe(
      'Regulated pools: date of birth, 14 to 100 years ago; required.',
    ),
  ),
  observationRequired: optional(z.boolean()).describe(
    'Regulated pools: whether the collection must be observed; required.',
  ),
  otherId: optionalText().describe('Regulated pools: another number of the person.'),
  employeeCategory: optional(z.int().positive()).describe(
    'Regulated pools: id of an employee category of the regulator; required.',
  ),
};

export const CreateTestPoolMemberInput = z
  .object(memberFields)
  .meta({ id: 'CreateTestPoolMemberInput', description: 'A new member of a pool.' });

export const UpdateTestPoolMemberInput = updateInput('TestPoolMember', 'a member', memberFields);

const MemberLocation = z
  .object({
    id: recordId(),
    locationId: z.string().describe('Display id.'),
    name: z.string().describe('Name.'),
  })
  .meta({ id: 'MemberLocation', description: 'Where a member works.' });

export const TestPoolMember = z
  .object({
    id: recordId(),
    testPoolId: recordId().describe('Pool that the person is a member of.'),
    ...answersOf(memberFields),
    companyId: recordId().describe('Company that the person works for.'),
    companyName: z.string().nullable().describe('Name of the company; null when out of sight.'),
    location: MemberLocation.nullable().describe('Where the person works; null when out of sight.'),
    employeeCategoryName: z.string().nullable().describe('Name of the employee category.'),
    memberStatusAdjustedAt: timestamp().describe('When the person was last added or removed.'),
    deleted: z.boolean().describe('Removed from the pool: not drawn, and can come back.'),
    deletedAt: z
      .object({ date: timestamp().describe('When it was.') })
      .nullable()
      .meta({ id: 'MemberDeletedAt', description: 'When the person was removed.' }),
    version: version(),
  })
  .meta({ id: 'TestPoolMember', description: 'A person in a random test pool.' });
export type TestPoolMember = z.output<typeof TestPoolMember>;
