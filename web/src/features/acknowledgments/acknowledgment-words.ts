import type { AcknowledgmentForm } from './acknowledgment-form.ts';
import type { AcknowledgmentTypeName } from '@assay/schema/acknowledgments/acknowledgment-words';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

export const acknowledgmentLabels = {
  type: 'Type',
  causeNumber: 'Cause Number',
  comment: 'Comment',
  defendantSignature: 'Defendant Signature',
  supervisorSignature: 'Supervisor Signature',
  document: 'Document',
  admissionComment: 'Comment on the admission',
  substances: 'Drugs and Adulterants',
} satisfies LabelsOf<typeof AcknowledgmentForm>;

/** What is said when it is signed (T s8). */
export const signedTexts: Readonly<Record<AcknowledgmentTypeName, string>> = {
  ACKNOWLEDGMENT: 'Acknowledgment has been signed successfully',
  ADMISSION: 'Admission has been signed successfully',
  BOTH: 'Acknowledgment with Admission has been signed successfully.',
};
