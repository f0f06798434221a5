import { z } from 'zod';
import { answerOf } from '../core/answers.ts';
import {
  email,
  optional,
  optionalGroup,
  optionalText,
  phone,
  recordId,
  state,
  text,
  zip,
} from '../core/fields.ts';

const addressFields = {
  addressLine1: text().describe('Street address, first line.'),
  addressLine2: optionalText().describe('Street address, second line.'),
  city: text().describe('City.'),
  state: state().describe('Two-letter code of a US state, DC, PR, VI, GU, AS or MP.'),
  zip: zip().describe('Zip code: 5 digits or 5+4 digits.'),
};

/** A postal address in the United States; once given, all but the second line is required. */
export const AddressInput = z
  .object(addressFields)
  .meta({ id: 'AddressInput', description: 'US postal address.' });

/** An address that may be left out: absent, null and all-blank become null. */
export const optionalAddress = () => optionalGroup(AddressInput);

/** A named person whose every field is required, e.g. a DER. */
export const RequiredPersonInput = z
  .object({
    fullName: text().describe('Full name.'),
    phoneNumber: phone().describe('Phone, 10 digits.'),
    email: email().describe('E-mail address.'),
  })
  .meta({ id: 'RequiredPersonInput', description: 'A person to reach; every field is required.' });

/** A named person whose every field may be absent, e.g. a location manager. */
export const PersonInput = z
  .object({
    fullName: optionalText().describe('Full name.'),
    phoneNumber: optional(phone()).describe('Phone, 10 digits.'),
    email: optional(email()).describe('E-mail address.'),
  })
  .meta({ id: 'PersonInput', description: 'A person to reach.' });

export const Address = answerOf(AddressInput);

/** Id and name of another record. */
export const Ref = z
  .object({ id: recordId(), name: z.string().describe('Name of the record.') })
  .meta({ id: 'Ref', description: 'Id and name of another record.' });
