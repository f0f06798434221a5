import { wordedEnum } from '../core/worded-enum.ts';
import {
  collectionInformation,
  manualTestTypes,
  overallResults,
  refusalReasons,
} from './manual-words.ts';

export const ManualTestType = wordedEnum(manualTestTypes, {
  id: 'ManualTestType',
  description: 'What kind of test it was.',
});
export const CollectionInformation = wordedEnum(collectionInformation, {
  id: 'CollectionInformation',
  description: 'Where the specimen was collected.',
});
export const OverallResult = wordedEnum(overallResults, {
  id: 'OverallResult',
  description: 'How a test came out.',
});
export const RefusalReason = wordedEnum(refusalReasons, {
  id: 'RefusalReason',
  description: 'What a refusal is (49 CFR 40.191).',
});
