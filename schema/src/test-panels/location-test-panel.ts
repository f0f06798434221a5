import { z } from 'zod';
import { ErrorCodeContract } from '../core/error-code.ts';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { optional, price, recordId, version } from '../core/fields.ts';
import { shownOnlyTo } from '../core/shown-to.ts';
import { DrugAdulterant } from '../drug-adulterants/drug-adulterant.ts';
import { TestPanel } from './test-panel.ts';

const priceField = {
  price: shownOnlyTo(
    'SEE_PRICES',
    optional(price()).describe(
      'Price at the location in US dollars, a text with up to two decimals; null for who may not see prices.',
    ),
  ),
};

export const CreateLocationTestPanelInput = z
  .object({
    testPanelId: recordId().describe('Panel, assigned to the location once.'),
    ...priceField,
  })
  .meta({
    id: 'CreateLocationTestPanelInput',
    description: 'An instant test panel that is assigned to a location.',
  });

export const UpdateLocationTestPanelInput = updateInput(
  'LocationTestPanel',
  'a panel of a location',
  priceField,
);

export const PanelOfLocation = TestPanel.extend({
  drugAdulterantsData: z
    .array(DrugAdulterant)
    .describe('What the panel tests for, with the cutoffs of today, by name.'),
}).meta({
  id: 'PanelOfLocation',
  description: 'An instant test panel with what it tests for.',
});

export const LocationTestPanel = z
  .object({
    id: recordId(),
    locationId: recordId().describe('Location that the panel is assigned to.'),
    testPanelId: recordId().describe('The panel.'),
    ...answersOf(priceField),
    testPanel: PanelOfLocation.describe('The panel with what it tests for.'),
    version: version(),
  })
  .meta({
    id: 'LocationTestPanel',
    description: 'An instant test panel of a location with its price there (contract §8).',
  });
export type LocationTestPanel = z.output<typeof LocationTestPanel>;

/** Most panels or locations of one call, and most pairs of them. */
export const ASSIGN_MAX = 1_000;

const ids = (what: string) => z.array(recordId()).min(1).max(ASSIGN_MAX).describe(what);

export const AssignTestPanelsInput = z
  .object({
    testPanelIds: ids('Panels, at most 1,000.'),
    locationIds: ids('Locations, at most 1,000; with the panels at most 1,000 pairs.'),
    assigned: z
      .boolean()
      .describe('True assigns the panels to the locations, false takes them away.'),
  })
  .refine(
    ({ testPanelIds, locationIds }) => testPanelIds.length * locationIds.length <= ASSIGN_MAX,
    {
      path: ['locationIds'],
      ...coded('TOO_MANY', errorTexts.tooManyPairs),
    },
  )
  .meta({ id: 'AssignTestPanelsInput', description: 'Panels and locations to join or to part.' });

const TestPanelAssignment = z
  .object({
    testPanelId: recordId().describe('The panel.'),
    locationId: recordId().describe('The location.'),
    done: z.boolean().describe('Whether the pair was joined, or parted.'),
    errorCode: ErrorCodeContract.nullable().describe(
      'Why not: DUPLICATE_VALUE when it was assigned already, RESOURCE_NOT_FOUND when panel, location or assignment is not there.',
    ),
  })
  .meta({ id: 'TestPanelAssignment', description: 'What became of one panel at one location.' });

export const TestPanelAssignments = z
  .object({
    results: z.array(TestPanelAssignment).describe('Each pair, by panel and location.'),
  })
  .meta({ id: 'TestPanelAssignments', description: 'What a bulk assignment of panels did.' });
