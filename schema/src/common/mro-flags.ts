import { z } from 'zod';

/** Which results go through the medical review officer: of a company, or of a location that decides for itself. */
export const mroFlags = {
  isMroAllDotResultsRequired: z
    .boolean()
    .default(true)
    .describe('All DOT results go through the MRO. Always true.'),
  isMroAllNonDotResultsRequired: z
    .boolean()
    .default(false)
    .describe('All non-DOT results go through the MRO.'),
  isMroPositiveNonDotResultsOnlyRequired: z
    .boolean()
    .default(false)
    .describe('Only positive non-DOT results go through the MRO.'),
};
