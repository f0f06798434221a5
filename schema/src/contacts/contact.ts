import { z } from 'zod';
import { answersOf } from '../core/answers.ts';
import { coded } from '../core/field-errors.ts';
import { email, optional, optionalText, phone, recordId, text, version } from '../core/fields.ts';

/** What a user edits of a contact (contract §9). */
const contactFields = {
  name: text().describe('First name.'),
  lastName: text().describe('Last name.'),
  jobTitle: optionalText().describe('Job title.'),
  phoneNumber: optional(phone()).describe('Phone, 10 digits; required without an e-mail address.'),
  email: optional(email()).describe('E-mail address; required without a phone number.'),
  isPrimary: z
    .boolean()
    .describe(
      'Whom to reach first at the location. The former primary contact of the location stops being it.',
    ),
  locationId: recordId().describe('Record id of the location, one of the same company.'),
};

const isGiven = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** A contact can be reached: without phone and e-mail both are missing (O s5). Told with all other failures at once. */
const reachable = <T extends z.ZodObject>(contact: T): T =>
  (['phoneNumber', 'email'] as const).reduce(
    (rule, field) =>
      rule.refine(({ phoneNumber, email: address }) => isGiven(phoneNumber) || isGiven(address), {
        ...coded('BLANK'),
        path: [field],
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    contact,
  );

export const CreateContactInput = reachable(z.object(contactFields)).meta({
  id: 'CreateContactInput',
  description: 'A new contact of a company; it has a phone number, an e-mail address or both.',
});

export const UpdateContactInput = reachable(
  z.object({ ...contactFields, version: version() }),
).meta({
  id: 'UpdateContactInput',
  description: 'All editable fields of a contact; an absent one is cleared.',
});

const ContactLocation = z
  .object({
    name: z.string().describe('Name.'),
    locationId: z.string().describe('Display id.'),
  })
  .meta({ id: 'ContactLocation', description: 'The location that a contact belongs to.' });

export const Contact = z
  .object({
    id: recordId(),
    companyId: recordId().describe('Id of the company that the contact belongs to.'),
    ...answersOf(contactFields),
    location: ContactLocation.describe('Name and display id of the location.'),
    version: version(),
  })
  .meta({ id: 'Contact', description: 'A person to reach at a location of a client company.' });
export type Contact = z.output<typeof Contact>;
