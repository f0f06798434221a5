import { z } from 'zod';
import { LabProvider, Program, specimenTypeId } from '../common/catalogue-enums.ts';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { optional, optionalText, price, recordId, text, version } from '../core/fields.ts';
import { shownOnlyTo } from '../core/shown-to.ts';

/** What a user edits of a test code beside its drugs (contract §15). */
const testCodeFields = {
  provider: LabProvider.describe('Laboratory whose code it is; it stays.'),
  type: Program.describe('Program whose tests are ordered by it.'),
  specimenType: specimenTypeId().describe(
    'Number of the specimen type (1 urine, 2 oral fluid, 3 hair, 4 breath, 5 urine POCT, 6 oral fluid POCT, 7 blood, 8 sweat, 9 serum, 10 nails); it stays. Codes of breath go with others in combo orders.',
  ),
  testCode: text().describe('Code as the laboratory writes it, unique among its codes.'),
  name: optionalText().describe('Name.'),
  description: optionalText().describe('Description.'),
  pricing: shownOnlyTo(
    'SEE_PRICES',
    optional(price()).describe(
      'Price in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices.',
    ),
  ),
};

/** Most drugs and adulterants of one test code. */
const DRUGS_MAX = 1_000;

const drugIds = z.array(recordId()).max(DRUGS_MAX);
const ofDrugs = 'Ids of the drugs and adulterants that are tested for.';

export const CreateTestCodeInput = z
  .object({
    ...testCodeFields,
    drugAdulterants: drugIds
      .refine(({ length }) => length > 0, coded('AT_LEAST_ONE', errorTexts.drugRequired))
      .describe(ofDrugs),
  })
  .meta({ id: 'CreateTestCodeInput', description: 'A new test code of a laboratory.' });

export const UpdateTestCodeInput = updateInput('TestCode', 'a test code', {
  ...testCodeFields,
  drugAdulterants: drugIds.describe(`${ofDrugs} Without any the call is refused.`),
});

const TestCodeDrug = z
  .object({
    id: recordId(),
    name: z.string().describe('Name of the drug or adulterant.'),
    abbreviation: z.string().describe('Short form.'),
  })
  .meta({
    id: 'TestCodeDrugAdulterant',
    description: 'A drug or adulterant that is tested for by a test code.',
  });

export const TestCode = z
  .object({
    id: recordId(),
    ...answersOf(testCodeFields),
    drugAdulterants: z.array(TestCodeDrug).describe('What is tested for, by name.'),
    version: version(),
  })
  .meta({ id: 'TestCode', description: 'A code by which tests are ordered from a laboratory.' });
export type TestCode = z.output<typeof TestCode>;
