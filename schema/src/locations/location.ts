import { z } from 'zod';
import { AddressInput, PersonInput, Ref, RequiredPersonInput } from '../common/contact.ts';
import { mroFlags } from '../common/mro-flags.ts';
import { answerOf, answersOf } from '../core/answers.ts';
import { patchInput } from '../core/edit-inputs.ts';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { optional, phone, recordId, text, version } from '../core/fields.ts';
import { shownOnlyTo } from '../core/shown-to.ts';

export const MroResultTypeInput = z.object(mroFlags).meta({
  id: 'MroResultTypeInput',
  description: 'Which results of a location go through the MRO.',
});

/** Which results of a location go through the MRO; null on a location means that the company decides. */
export const MroResultType = answerOf(MroResultTypeInput);

export const ClientInput = z
  .object({
    id: optional(recordId()).describe('Client of the location that is kept; none for a new one.'),
    name: text().describe('Name, unique within the location regardless of case.'),
  })
  .meta({ id: 'ClientInput', description: 'A customer of the client company.' });

/** Most clients of one location. */
const CLIENTS_MAX = 1_000;

/** Fails each name that is in the list before, regardless of case (contract §8). */
function refuseDoubledNames(
  clients: readonly z.output<typeof ClientInput>[],
  ctx: z.core.$RefinementCtx,
): void {
  const seen = new Set<string>();
  clients.forEach(({ name }, index) => {
    const key = name.toLowerCase();
    if (key !== '' && seen.has(key)) {
      const path = [index, 'name'];
      const { params } = coded('DUPLICATE_VALUE', errorTexts.clientExists);
      ctx.addIssue({ code: 'custom', path, input: name, params });
    }
    seen.add(key);
  });
}

/** What a user edits of a location in any case. */
const locationFields = {
  name: text().describe('Name, unique within the company regardless of case.'),
  administrativeUnitId: optional(recordId()).describe(
    'Id of the deepest unit the location belongs to; null under the company itself.',
  ),
  address: AddressInput.describe('Where the location is.'),
  locationPhone: phone().describe('Phone, 10 digits.'),
  locationFax: phone().describe('Fax, 10 digits.'),
  locationManagerInfo: PersonInput.describe('Manager of the location.').prefault({}),
  derInfo: RequiredPersonInput.describe('Designated employer representative (DER).'),
};

/** What stays as it is when it is not sent, also in a PUT: the parts that not everybody can see. */
const optionalParts = {
  mroResultType: shownOnlyTo(
    'EDIT_LOCATION_MRO_SETTINGS',
    MroResultTypeInput.nullable()
      .optional()
      .describe(
        'Which results go through the MRO; null lets the company decide. Requires EDIT_LOCATION_MRO_SETTINGS; unchanged when left out.',
      ),
  ),
  clients: z
    .array(ClientInput)
    .max(CLIENTS_MAX)
    .superRefine(refuseDoubledNames)
    .nullable()
    .optional()
    .describe('All customers of the location; unchanged when left out.'),
};

export const CreateLocationInput = z
  .object({ ...locationFields, ...optionalParts })
  .meta({ id: 'CreateLocationInput', description: 'A new location of a company.' });

export const UpdateLocationInput = z
  .object({ ...locationFields, ...optionalParts, version: version() })
  .meta({
    id: 'UpdateLocationInput',
    description:
      'All editable fields of a location; an absent one is cleared where it says no other.',
  });

export const PatchLocationInput = patchInput('Location', { ...locationFields, ...optionalParts });

export const Client = z
  .object({ id: recordId(), name: z.string().describe('Name of the customer.') })
  .meta({
    id: 'Client',
    description: 'A customer of the client company that tests are ordered for.',
  });

export const Location = z
  .object({
    id: recordId(),
    locationId: z.string().describe('Display id, assigned by the server, counting from 100001.'),
    companyId: recordId().describe('Id of the company that the location belongs to.'),
    ...answersOf(locationFields),
    clients: z.array(Client).describe('Customers of the company that tests are ordered for.'),
    numberOfContacts: z.int().nonnegative().describe('Contacts of the location.'),
    isPrimary: z.boolean().describe('The first location of a company.'),
    region: Ref.nullable().describe('Region of the location.'),
    area: Ref.nullable().describe('Area of the location.'),
    district: Ref.nullable().describe('District of the location.'),
    mroResultType: MroResultType.nullable().describe(
      'Which results of the location go through the MRO; null when the company decides, and without EDIT_LOCATION_MRO_SETTINGS.',
    ),
    version: version(),
  })
  .meta({ id: 'Location', description: 'A place of work of a client company.' });
export type Location = z.output<typeof Location>;
