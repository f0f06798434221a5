import { z } from 'zod';
import { LabProvider, Program, specimenTypeId } from '../common/catalogue-enums.ts';
import { answersOf } from '../core/answers.ts';
import { patchInput } from '../core/edit-inputs.ts';
import { coded } from '../core/field-errors.ts';
import { optional, optionalText, price, recordId, text, version } from '../core/fields.ts';
import { shownOnlyTo } from '../core/shown-to.ts';
import { TestCode } from '../test-codes/test-code.ts';
import { LabAccountMro } from './lab-account.ts';

/** Most test codes of one location. */
const CODES_MAX = 1_000;

const priceOf = (what: string) =>
  shownOnlyTo(
    'SEE_PRICES',
    optional(price()).describe(
      `${what}, in US dollars, a text with up to two decimals; null for who may not see prices.`,
    ),
  );

/** What is told of a test code at a location beside the code itself. */
const codeFields = {
  pricing: priceOf('Price of the test code at the location, which stays when the code has another'),
  profileId: optionalText().describe('Profile of the laboratory that the code stands for there.'),
};

const LocationCodeInput = z
  .object({ testCodeId: recordId().describe('Test code of the lab account.'), ...codeFields })
  .meta({ id: 'LabAccountLocationTestCodeInput', description: 'A test code at a location.' });

const codes = z
  .array(LocationCodeInput)
  .max(CODES_MAX)
  .refine(({ length }) => length > 0, coded('AT_LEAST_ONE'));

/** What a user edits of a lab account location (contract §14). */
const fields = {
  locationId: recordId().describe('Location that orders by the account.'),
  labAccountId: recordId().describe('Account at the laboratory.'),
  subAccountId: text().describe(
    'Number of the location at the laboratory, unique there regardless of case.',
  ),
  siteId: optionalText().describe('Site code of the location at the laboratory; `NA` for none.'),
  mroId: optional(recordId()).describe(
    'MRO of the account to whom results go. Required for DOT, and where the results of the location go through the MRO.',
  ),
  mroPricing: priceOf('Price of a review at the location'),
  program: Program.describe('Program whose tests are ordered.'),
  masterAccountType: specimenTypeId(),
  supportsComboOrders: z
    .boolean()
    .default(false)
    .describe('Whether an order may ask for a breath test besides.'),
};
const testCodes = codes.describe(
  'Test codes of the account that the location orders by, at least one, of its program and specimen type.',
);
const comboBreathTestCodes = z
  .array(recordId())
  .max(CODES_MAX)
  .describe(
    'Ids of the breath test codes of combo orders, at least one where these are supported.',
  );

const inputFields = {
  ...fields,
  testCodes,
  comboBreathTestCodes: comboBreathTestCodes.default([]),
};

export const CreateLabAccountLocationInput = z.object(inputFields).meta({
  id: 'CreateLabAccountLocationInput',
  description: 'A lab account that a location orders by.',
});

/** What its form holds; a new one has no version. */
export const LabAccountLocationForm = CreateLabAccountLocationInput.extend({
  version: version().optional(),
});

/** Extends a new one with the id of the record that is edited, which is no doublet of itself. */
export const ValidateLabAccountLocationInput = z
  .object({
    ...inputFields,
    id: optional(recordId()).describe('Record that is edited; none for a new one.'),
  })
  .meta({
    id: 'ValidateLabAccountLocationInput',
    description: 'A lab account of a location that is only checked.',
  });

export const PatchLabAccountLocationInput = patchInput('LabAccountLocation', inputFields);

export const PatchLocationTestCodeInput = patchInput('LabAccountLocationTestCode', codeFields);

const LocationCode = z
  .object({ testCode: TestCode.describe('The code.'), ...answersOf(codeFields) })
  .meta({
    id: 'LabAccountLocationTestCode',
    description: 'A test code at a location, with its price and profile there.',
  });

/** What the row of a lab account location says of its account. */
const AccountOfLocation = z
  .object({
    id: recordId(),
    provider: LabProvider.describe('Laboratory.'),
    masterAccountId: z.string().describe('Number of the account at the laboratory.'),
  })
  .meta({ id: 'LabAccountOfLocation', description: 'The lab account of a location.' });

const PlaceOfAccount = z
  .object({
    id: recordId(),
    locationId: z.string().describe('Display id.'),
    name: z.string().describe('Name.'),
  })
  .meta({ id: 'LocationOfLabAccount', description: 'A location that orders by a lab account.' });

const CompanyOfAccount = z
  .object({ id: recordId(), companyName: z.string().describe('Name.') })
  .meta({ id: 'CompanyOfLabAccount', description: 'The company of a location.' });

export const LabAccountLocation = z
  .object({
    id: recordId(),
    ...answersOf(fields),
    companyId: recordId().describe('Company of the location.'),
    masterAccountTypeName: z.string().describe('Name of the specimen type.'),
    numberOfLocations: z
      .int()
      .nonnegative()
      .describe(
        'Locations with the same account and sub-account id, as far as the caller sees them.',
      ),
    testCodes: z.array(LocationCode).describe('Test codes at the location, by code.'),
    comboBreathTestCodes: z.array(TestCode).describe('Breath test codes of combo orders, by code.'),
    labAccount: AccountOfLocation,
    mro: LabAccountMro.nullable().describe('MRO to whom results go.'),
    location: PlaceOfAccount,
    company: CompanyOfAccount,
    version: version(),
  })
  .meta({
    id: 'LabAccountLocation',
    description: 'A lab account that a location orders by: a sub-account (contract §25).',
  });
export type LabAccountLocation = z.output<typeof LabAccountLocation>;
