import { z } from 'zod';
import { AddressInput, RequiredPersonInput } from '../common/contact.ts';
import { Program } from '../common/catalogue-enums.ts';
import { CaseCompliance } from '../compliance/compliance-check.ts';
import { answerOf } from '../core/answers.ts';
import { recordId } from '../core/fields.ts';
import { CaseStatus, named, nullableText } from './test-row.ts';

const Address = answerOf(AddressInput);

export const CaseLocation = z
  .object({
    id: recordId(),
    name: z.string().describe('Name.'),
    phone: nullableText('Phone.'),
    fax: nullableText('Fax.'),
    derInfo: answerOf(RequiredPersonInput)
      .nullable()
      .describe('Designated employer representative.'),
  })
  .meta({ id: 'TestCaseLocation', description: 'The location of a test case.' });

export const CaseCompany = named('TestCaseCompany', 'The company of a test case.');
export const CaseUnit = named('TestCaseUnit', 'A unit above the location of a test case.');
export const CaseClient = named(
  'TestCaseClient',
  'For whom of the customers of a company a test is.',
);

export const TestCase = z
  .object({
    id: recordId(),
    status: CaseStatus.describe('Whether something is still to come.'),
    company: CaseCompany.describe('Company of the donor.'),
    region: CaseUnit.nullable().describe('Region of the location.'),
    area: CaseUnit.nullable().describe('Area of the location.'),
    district: CaseUnit.nullable().describe('District of the location.'),
    location: CaseLocation,
    locationAddress: Address.describe('Where the location is.'),
    program: Program.describe('Under whose rules the test is done.'),
    compliance: CaseCompliance.nullable().describe(
      'Its compliance check; null where the company checked none.',
    ),
  })
  .meta({ id: 'TestCase', description: 'A test case: all that belongs to one occasion.' });
