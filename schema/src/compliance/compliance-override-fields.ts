import { z } from 'zod';
import { lines, optional } from '../core/fields.ts';

/** What goes with the order or the record of a test beside it (contract §19, decision 42). */
export const complianceOverrideFields = {
  isComplianceIgnore: z
    .boolean()
    .default(false)
    .describe('Go on in spite of a compliance alert, where the company allows it.'),
  complianceOverrideReason: optional(lines(1_000)).describe(
    'Why it goes on; required where an alert is overridden. The case keeps it.',
  ),
};
