import { z } from 'zod';
import { specimenTypeId } from '../common/catalogue-enums.ts';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { optional, price, recordId, text, version } from '../core/fields.ts';
import { shownOnlyTo } from '../core/shown-to.ts';

/** Longest part number (C s5). */
export const PART_MAX = 64;

/** Most drugs and adulterants of one panel. */
const DRUGS_MAX = 1_000;

/** What a user edits of a panel (contract §13). */
const testPanelFields = {
  panelId: text(PART_MAX).describe('Part number, unique regardless of case.'),
  name: text().describe('Description, e.g. `5-Panel Integrated Urine Cup: THC, COC`.'),
  specimenTypeId: specimenTypeId().describe(
    'Number of the specimen type (1 urine, 2 oral fluid, 3 hair, 4 breath, 5 urine POCT, 6 oral fluid POCT, 7 blood, 8 sweat, 9 serum, 10 nails).',
  ),
  deviceId: recordId().describe('Device, one that takes the specimen type.'),
  drugAdulterants: z
    .array(recordId())
    .max(DRUGS_MAX)
    .refine(({ length }) => length > 0, coded('AT_LEAST_ONE', errorTexts.panelRequired))
    .describe('Ids of the drugs and adulterants that are tested for, at least one.'),
  pricing: shownOnlyTo(
    'SEE_PRICES',
    optional(price()).describe(
      'Cost in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices.',
    ),
  ),
};

export const CreateTestPanelInput = z
  .object(testPanelFields)
  .meta({ id: 'CreateTestPanelInput', description: 'A new instant test panel.' });

export const UpdateTestPanelInput = updateInput('TestPanel', 'a panel', testPanelFields);

const drugsCount = () => z.int().nonnegative().describe('How many drugs it tests for.');

export const TestPanel = z
  .object({
    id: recordId(),
    ...answersOf(testPanelFields),
    specimenTypeName: z.string().describe('Name of the specimen type.'),
    deviceName: z.string().describe('Name of the device.'),
    drugsCount: drugsCount(),
    drugCount: drugsCount(),
    adulterantCount: z.int().nonnegative().describe('How many adulterants it tests for.'),
    numberOfLocations: z
      .int()
      .nonnegative()
      .describe('Locations in the caller’s sight that the panel is assigned to.'),
    version: version(),
  })
  .meta({ id: 'TestPanel', description: 'An instant (point of collection) test panel.' });
export type TestPanel = z.output<typeof TestPanel>;

export const LocationsCount = z
  .object({ count: z.int().nonnegative().describe('Locations that the panel is assigned to.') })
  .meta({ id: 'LocationsCount', description: 'How many locations a panel is assigned to.' });
