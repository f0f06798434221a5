import { z } from 'zod';
import { optionalAddress, AddressInput, RequiredPersonInput } from '../common/contact.ts';
import { mroFlags } from '../common/mro-flags.ts';
import { plausibleBeginning } from '../common/plausible-beginning.ts';
import { answersOf } from '../core/answers.ts';
import { patchInput, updateInput } from '../core/edit-inputs.ts';
import { date, email, optional, phone, recordId, text, version } from '../core/fields.ts';

const contactFields = {
  mainEmail: optional(email()).describe('Main e-mail address.'),
  mainPhoneNumber: optional(phone()).describe('Main phone, 10 digits.'),
  mainFax: optional(phone()).describe('Main fax, 10 digits.'),
};

/** What a user edits of a company. A new field is one line here and a column in a migration (docs/adding-a-field.md). */
export const companyFields = {
  companyName: text().describe('Name, unique in the tenant regardless of case.'),
  clientSince: optional(plausibleBeginning(date())).describe('First day as a client, YYYY-MM-DD.'),
  address: optionalAddress().describe('Corporate office.'),
  contactInformation: z
    .object(contactFields)
    .meta({ id: 'CompanyContactInput', description: 'How to reach the company.' })
    .prefault({}),
  ...mroFlags,
};

/** First location of a new company; it becomes the primary one (contract §7). */
export const FirstLocationInput = z
  .object({
    name: text().describe('Name of the location.'),
    address: AddressInput.describe('Address of the location.'),
    locationPhone: phone().describe('Phone, 10 digits.'),
    locationFax: phone().describe('Fax, 10 digits.'),
    derInfo: RequiredPersonInput.describe('Designated employer representative (DER).'),
  })
  .meta({ id: 'FirstLocationInput', description: 'First location of a new company.' });

export const CreateCompanyInput = z
  .object({ ...companyFields, location: FirstLocationInput })
  .meta({ id: 'CreateCompanyInput', description: 'A new company with its first location.' });

export const UpdateCompanyInput = updateInput('Company', 'a company', companyFields);
export const PatchCompanyInput = patchInput('Company', companyFields);

export const Company = z
  .object({
    id: recordId(),
    ...answersOf(companyFields),
    numberOfUsers: z.int().describe('Client users of the company.'),
    numberOfRegions: z.int().describe('Regions the viewer can see.'),
    numberOfAreas: z.int().describe('Areas the viewer can see.'),
    numberOfDistricts: z.int().describe('Districts the viewer can see.'),
    numberOfLocations: z.int().describe('Locations the viewer can see.'),
    version: version(),
  })
  .meta({ id: 'Company', description: 'A client company of the tenant.' });
export type Company = z.output<typeof Company>;
