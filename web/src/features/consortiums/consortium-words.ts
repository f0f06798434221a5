import { z } from 'zod';
import { CreateConsortiumInput } from '@assay/schema/consortiums/consortium';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import { Pick } from './picks.ts';

/** What the form of a consortium holds: its name, and what was ticked differently from how it is stored. */
export const ConsortiumFormInput = CreateConsortiumInput.pick({ name: true }).extend({
  picks: z.array(Pick),
});

export const consortiumLabels = {
  name: 'Name',
  picks: 'Companies and locations',
} as const satisfies LabelsOf<typeof ConsortiumFormInput>;
