import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { specimenTypeIds, specimenTypes } from '../reference/specimen-types.ts';
import { labProviderNames } from './lab-providers.ts';
import { programs } from './programs.ts';

export const LabProvider = wordedEnum(labProviderNames, {
  id: 'LabProvider',
  description: 'Laboratory or supplier.',
});

export const Program = wordedEnum(programs, {
  id: 'Program',
  description: 'Under whose rules a test is done: of the Department of Transportation, or not.',
});

/** Number of a specimen type. */
export const specimenTypeId = () =>
  z
    .int()
    .min(1)
    .max(specimenTypeIds.length)
    .describe(
      `Number of the specimen type: ${specimenTypeIds.map((id) => `${id} ${specimenTypes[id]}`).join(', ')}.`,
    );
