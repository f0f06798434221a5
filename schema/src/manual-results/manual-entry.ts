import { z } from 'zod';
import { nullableText } from '../test-results/test-row.ts';
import { CollectionInformation, RefusalReason } from './manual-enums.ts';

const ManualAlcoholTest = z
  .object({
    specimenTypeId: z.int().describe('4 breath, 2 saliva.'),
    result: z.number().describe('Of breath g/210 L; of saliva 1 positive, 0 negative.'),
    testId: nullableText('Number of the test on the device.'),
  })
  .meta({ id: 'ManualAlcoholTest', description: 'One test for alcohol.' });

/** What was typed of a result beside its report. */
export const ManualEntry = z
  .object({
    comment: nullableText('Comment.'),
    refusalReason: RefusalReason.nullable().describe('What a refusal was.'),
    collectionInformation: CollectionInformation.nullable().describe('Where it was collected.'),
    otherCollectionInfo: nullableText('More about the collection.'),
    alcoholTest1: ManualAlcoholTest.nullable().describe('Screen for alcohol.'),
    alcoholTest2: ManualAlcoholTest.nullable().describe('Confirmation.'),
  })
  .meta({ id: 'ManualEntry', description: 'What was typed of a result beside its report.' });
export type ManualEntry = z.output<typeof ManualEntry>;

export const noEntry: ManualEntry = {
  comment: null,
  refusalReason: null,
  collectionInformation: null,
  otherCollectionInfo: null,
  alcoholTest1: null,
  alcoholTest2: null,
};
