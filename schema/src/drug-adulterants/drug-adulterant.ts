import { z } from 'zod';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { errorTexts } from '../core/errors.ts';
import { formed, optionalDate, optionalText, recordId, text, version } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';

export const DrugAdulterantType = wordedEnum(
  {
    DRUG: 'A substance that is tested for.',
    ADULTERANT: 'A way in which a specimen is spoilt.',
  },
  { id: 'DrugAdulterantType', description: 'What the entry is.' },
);

const cutoff = (specimen: string) =>
  optionalText().describe(
    `Screening cutoff in ${specimen} with its unit, e.g. \`50 ng/mL\`; null for an adulterant.`,
  );

const cutoffFields = {
  urineCol: cutoff('urine'),
  oralFluidCol: cutoff('oral fluid'),
  hairCol: cutoff('hair'),
};

/** What a user edits of a drug or adulterant (contract §12). The cutoffs that are read back are those of today. */
const drugAdulterantFields = {
  name: text().describe('Name, unique regardless of case.'),
  type: DrugAdulterantType.describe('What the entry is; it stays once something uses the entry.'),
  /* Files join abbreviations with a vertical bar (C s5). */
  abbreviation: formed(/^[^|]*$/, 'INVALID', undefined, errorTexts.verticalBar).describe(
    'Short form, unique regardless of case, e.g. `THC`.',
  ),
  ...cutoffFields,
};

const cutoffsValidFrom = optionalDate().describe(
  'Day from which the cutoffs hold, YYYY-MM-DD: today when left out, or a day to come, on which they replace those of today.',
);

export const CreateDrugAdulterantInput = z
  .object({ ...drugAdulterantFields, cutoffsValidFrom })
  .meta({ id: 'CreateDrugAdulterantInput', description: 'A new drug or adulterant.' });

export const UpdateDrugAdulterantInput = updateInput('DrugAdulterant', 'a drug or adulterant', {
  ...drugAdulterantFields,
  cutoffsValidFrom,
});

const DrugCutoffs = z
  .object({
    validFrom: z.iso.date().describe('Day from which these cutoffs hold, until the next ones.'),
    ...answersOf(cutoffFields),
  })
  .meta({ id: 'DrugCutoffs', description: 'Screening cutoffs of a drug from a day on.' });

export const DrugAdulterant = z
  .object({
    id: recordId(),
    ...answersOf(drugAdulterantFields),
    isMisDot: z.boolean().describe('Counted in the federal MIS report.'),
    cutoffs: z
      .array(DrugCutoffs)
      .describe('All cutoffs by the day from which they hold, newest first, also days to come.'),
    numberOfTestPanels: z.int().describe('Instant test panels that test for it.'),
    numberOfTestCodes: z.int().describe('Test codes of laboratories that test for it.'),
    version: version(),
  })
  .meta({
    id: 'DrugAdulterant',
    description: 'A substance that is tested for, or a way a specimen is spoilt.',
  });
export type DrugAdulterant = z.output<typeof DrugAdulterant>;
