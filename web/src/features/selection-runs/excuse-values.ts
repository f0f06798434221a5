import { z } from 'zod';
import { excusalReasons } from '@assay/schema/selection-runs/run-participant';
import { optionalText } from '@assay/schema/core/fields';
import type { FormValues } from '../../lib/forms/form-types.ts';
import type { ParticipantPartsFragment } from './selection-run.generated.ts';

/** What the form of an excusal holds: a reason, and for Other what it is. */
export type ExcuseValues = FormValues<typeof excuseContract>;

/** Reasons to choose from (C s9). */
export const excusalChoices = [...excusalReasons, 'Other'] as const;

/** A reason is needed, and for Other its text (C s5), which is then the reason that is kept. */
export const excuseContract = z
  .object({ reason: z.enum(excusalChoices), other: optionalText() })
  .superRefine(({ reason, other }, context) => {
    if (reason !== 'Other' || other !== null) return;
    context.addIssue({
      code: 'custom',
      path: ['other'],
      input: '',
      params: { errorCode: 'BLANK' },
    });
  });
export type Excuse = z.output<typeof excuseContract>;

/** The reason that is kept. */
export const excusalReasonOf = ({ reason, other }: Excuse): string | null =>
  reason === 'Other' ? other : reason;

/** Values of the form for a participant: the reason for which it is excused, if it is. */
export function excuseValues({
  selectionStatus,
  excusalReason,
}: Pick<ParticipantPartsFragment, 'selectionStatus' | 'excusalReason'>): ExcuseValues {
  if (selectionStatus !== 'EXCUSED') return { reason: '', other: '' };
  return excusalReasons.some((known) => known === excusalReason)
    ? { reason: excusalReason ?? '', other: '' }
    : { reason: 'Other', other: excusalReason ?? '' };
}
