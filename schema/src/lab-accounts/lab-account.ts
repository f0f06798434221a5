import { z } from 'zod';
import { LabProvider, Program, specimenTypeId } from '../common/catalogue-enums.ts';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { ErrorCodeContract } from '../core/error-code.ts';
import { coded } from '../core/field-errors.ts';
import { formed, optionalText, recordId, version } from '../core/fields.ts';

/** Longest comment of a lab account (C s5). */
const COMMENT_MAX = 500;
/** Most records that one call assigns. */
const IDS_MAX = 1_000;

/** What a user edits of a lab account (contract §14). */
const labAccountFields = {
  masterAccountId: formed(/^(\d{5}|\d{6}|\d{8})$/, 'WRONG_ACCOUNT_NUMBER').describe(
    'Number of the account at the laboratory: 5, 6 or 8 digits, unique among its accounts.',
  ),
  comment: optionalText(COMMENT_MAX).describe('Comment, up to 500 characters.'),
};
const provider = LabProvider.describe('Laboratory of the account; it stays.');

export const CreateLabAccountInput = z
  .object({ provider, ...labAccountFields })
  .meta({ id: 'CreateLabAccountInput', description: 'A new account at a laboratory.' });

export const UpdateLabAccountInput = updateInput('LabAccount', 'a lab account', labAccountFields);

const someIds = z
  .array(recordId())
  .max(IDS_MAX)
  .refine(({ length }) => length > 0, coded('AT_LEAST_ONE'));

export const SaveLabAccountTestCodesInput = z
  .object({
    testCodes: z
      .array(recordId())
      .max(IDS_MAX)
      .describe('Ids of all test codes that the account has from now on.'),
    version: version().optional(),
  })
  .meta({
    id: 'SaveLabAccountTestCodesInput',
    description: 'The test codes of a lab account, as a full set.',
  });

export const AssignMrosInput = z
  .object({ mros: someIds.describe('Ids of existing MROs to add, at least one.') })
  .meta({ id: 'AssignMrosInput', description: 'MROs that a lab account gets besides its own.' });

export const AssignTestCodesInput = z
  .object({
    labAccountIds: someIds.describe('Ids of lab accounts, at least one.'),
    testCodeIds: someIds.describe('Ids of test codes, at least one.'),
    assigned: z.boolean().describe('True to assign each to each, false to take away.'),
  })
  .refine(
    ({ labAccountIds, testCodeIds }) => labAccountIds.length * testCodeIds.length <= IDS_MAX,
    {
      ...coded('INVALID', `Choose at most ${IDS_MAX} pairs of accounts and test codes at a time.`),
      path: ['testCodeIds'],
    },
  )
  .meta({
    id: 'AssignTestCodesInput',
    description: 'Test codes that several lab accounts get or lose in one call.',
  });

export const TestCodeAssignment = z
  .object({
    labAccountId: recordId().describe('Id of the lab account.'),
    testCodeId: recordId().describe('Id of the test code.'),
    done: z.boolean().describe('Whether the account has the code as was asked for.'),
    errorCode: ErrorCodeContract.nullable().describe('Why not; null when it is done.'),
  })
  .meta({ id: 'TestCodeAssignment', description: 'What became of one pair of a bulk assignment.' });
export type TestCodeAssignment = z.output<typeof TestCodeAssignment>;

const LabAccountTestCode = z
  .object({
    id: recordId(),
    testCode: z.string().describe('Code as the laboratory writes it.'),
    name: z.string().nullable().describe('Name.'),
    type: Program.describe('Program whose tests are ordered by it.'),
    specimenType: specimenTypeId(),
  })
  .meta({ id: 'LabAccountTestCode', description: 'A test code that a lab account may order.' });

export const LabAccountMro = z
  .object({ id: recordId(), fullName: z.string().describe('Full name.') })
  .meta({ id: 'LabAccountMro', description: 'An MRO of a lab account.' });

/** How many locations an account names by itself; all of them are a list. */
export const LOCATIONS_SHOWN = 100;

const LabAccountPlace = z
  .object({
    id: recordId(),
    masterAccountId: z.string().describe('Number of the account at the laboratory.'),
    subAccountId: z.string().describe('Number of the location at the laboratory.'),
    program: Program.describe('Program whose tests are ordered.'),
    masterAccountType: specimenTypeId(),
    masterAccountTypeName: z.string().describe('Name of the specimen type.'),
    mro: LabAccountMro.nullable().describe('MRO to whom results go.'),
  })
  .meta({
    id: 'LabAccountPlace',
    description: 'A location that orders by a lab account, in short.',
  });

export const LabAccount = z
  .object({
    id: recordId(),
    provider: LabProvider.describe('Laboratory of the account.'),
    ...answersOf(labAccountFields),
    masterAccountType: specimenTypeId()
      .nullable()
      .describe('Number of the specimen type of an account from elsewhere; null for others.'),
    program: Program.nullable().describe('Program of an account from elsewhere; null for others.'),
    numberOfLocations: z
      .int()
      .nonnegative()
      .describe('Locations that order by the account, as far as the caller sees them.'),
    testCodes: z.array(LabAccountTestCode).describe('Test codes of the account, by code.'),
    mros: z.array(LabAccountMro).describe('MROs of the account, by name.'),
    labAccountLocations: z
      .array(LabAccountPlace)
      .describe(
        `The first ${LOCATIONS_SHOWN} locations in sight, by sub-account id; \`…/locations\` lists all.`,
      ),
    version: version(),
  })
  .meta({
    id: 'LabAccount',
    description: 'An account at a laboratory, by which tests are ordered.',
  });
export type LabAccount = z.output<typeof LabAccount>;
