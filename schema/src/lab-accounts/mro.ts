import { z } from 'zod';
import { AddressInput } from '../common/contact.ts';
import { answersOf } from '../core/answers.ts';
import { patchInput } from '../core/edit-inputs.ts';
import { optional, optionalText, phone, price, recordId, text, version } from '../core/fields.ts';
import { shownOnlyTo } from '../core/shown-to.ts';

/** What a user edits of a medical review officer (contract §14, C s5). */
const mroFields = {
  fullName: text().describe('Full name.'),
  providerId: optionalText().describe('Number by which laboratories know the MRO.'),
  address: AddressInput.describe('Where results and forms are sent.'),
  phone: optional(phone()).describe('Phone, 10 digits.'),
  fax: optional(phone()).describe('Fax, 10 digits.'),
  pricing: shownOnlyTo(
    'SEE_PRICES',
    optional(price()).describe(
      'Price of a review in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices.',
    ),
  ),
};

export const CreateMroInput = z
  .object(mroFields)
  .meta({ id: 'CreateMroInput', description: 'A new medical review officer.' });

/** What the form of an MRO holds; a new one has no version. */
export const MroForm = CreateMroInput.extend({ version: version().optional() });

export const PatchMroInput = patchInput('Mro', mroFields);

export const Mro = z
  .object({
    id: recordId(),
    ...answersOf(mroFields),
    numberOfLocations: z
      .int()
      .nonnegative()
      .describe(
        'Lab account locations whose results go to the MRO, as far as the caller sees them.',
      ),
    version: version(),
  })
  .meta({ id: 'Mro', description: 'A medical review officer (MRO), who verifies results.' });
export type Mro = z.output<typeof Mro>;
