import { z } from 'zod';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { date, lines, optional, optionalText, recordId, text, timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { fileId } from '../files/file.ts';
import { nullableText } from '../test-results/test-row.ts';
import { acknowledgmentTypeWords } from './acknowledgment-words.ts';

export const AcknowledgmentType = wordedEnum(acknowledgmentTypeWords, {
  id: 'AcknowledgmentType',
  description: 'What a donor signs of a positive result.',
});

const comment = () => optional(lines(500)).describe('Comment, up to 500 characters.');

/** A day that has come, in the time zone of whoever is farthest ahead. */
const pastDay = date().refine(
  (day) => day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
  coded('INVALID', errorTexts.pastDate),
);

const AdmittedInput = z
  .object({
    name: text().describe('Name of the substance.'),
    date: pastDay.describe('When it was used, YYYY-MM-DD.'),
  })
  .meta({
    id: 'AdmittedSubstanceInput',
    description: 'A substance that the donor admits to have used.',
  });

const AdmissionInput = z
  .object({
    comment: comment(),
    drugAdulterantAdmission: z
      .record(z.string().min(1).max(255), AdmittedInput)
      .optional()
      .describe(
        'What is admitted, by abbreviation: `{"THC": {"name": "Marijuana", "date": "2026-02-01"}}`. Of the substances that were found.',
      ),
  })
  .meta({ id: 'AdmissionInput', description: 'What a donor admits.' });

const fields = z.object({
  type: AcknowledgmentType.describe('What is signed.'),
  causeNumber: optionalText().describe('Number of the cause.'),
  comment: comment(),
  defendantSignature: optional(fileId()).describe(
    'Signature of the donor, an uploaded image; required unless an admission alone is signed.',
  ),
  supervisorSignature: optional(fileId()).describe(
    'Signature of the supervisor, an uploaded image; required unless an admission alone is signed.',
  ),
  document: optional(fileId()).describe(
    'A document of the acknowledgment; of ACKNOWLEDGMENT alone.',
  ),
  admission: optional(AdmissionInput).describe(
    'Required of ADMISSION and BOTH; not taken otherwise.',
  ),
});
type Input = z.output<typeof fields>;

function check(input: Input, ctx: z.core.$RefinementCtx): void {
  const fail = (path: PropertyKey[], { params }: ReturnType<typeof coded>): void =>
    ctx.addIssue({ code: 'custom', path, input: undefined, params });
  const { type, admission } = input;
  const isSigned = type !== 'ADMISSION';
  for (const name of ['defendantSignature', 'supervisorSignature'] as const) {
    if (isSigned && input[name] === null) fail([name], coded('BLANK'));
    if (!isSigned && input[name] !== null) fail([name], coded('INVALID'));
  }
  if (input.supervisorSignature !== null && input.supervisorSignature === input.defendantSignature)
    fail(['supervisorSignature'], coded('INVALID', errorTexts.sameSignature));
  if (type !== 'ACKNOWLEDGMENT' && input.document !== null) fail(['document'], coded('INVALID'));
  if (type === 'ACKNOWLEDGMENT') {
    if (admission !== null) fail(['admission'], coded('INVALID'));
  } else if (Object.keys(admission?.drugAdulterantAdmission ?? {}).length === 0)
    fail(
      ['admission', 'drugAdulterantAdmission'],
      coded('AT_LEAST_ONE', errorTexts.acknowledgmentRequired),
    );
}

/** An acknowledgment or admission (T s3, contract §22). */
export const SignAcknowledgmentInput = fields.superRefine(check).meta({
  id: 'SignAcknowledgmentInput',
  description: 'What a donor signs of a positive result; of tests that are not of the DOT.',
  example: {
    type: 'ACKNOWLEDGMENT',
    defendantSignature: '6f2c1d0a-4b7e-4a54-9d3f-0a6f3e1c9b21',
    supervisorSignature: '0d9f8a52-3c1b-4e77-8a60-5b2f9c7e1d34',
  },
});
export type SignAcknowledgmentInput = z.output<typeof SignAcknowledgmentInput>;

const Admitted = z
  .object({
    name: z.string().describe('Name of the substance.'),
    date: z.iso.date().describe('When it was used, YYYY-MM-DD.'),
  })
  .meta({
    id: 'AdmittedSubstance',
    description: 'A substance that the donor admitted to have used.',
  });

const SignedDocument = z
  .object({
    fileId: fileId().describe('File of the test case.'),
    title: z.string().describe('Title.'),
    contentType: z.string().describe('Media type.'),
  })
  .meta({ id: 'SignedDocument', description: 'A document that went with an acknowledgment.' });

export const Acknowledgment = z
  .object({
    id: recordId(),
    type: AcknowledgmentType.describe('What was signed.'),
    signedAt: timestamp().describe('When it was signed, UTC.'),
    signedBy: z.string().describe('Who took the signatures.'),
    device: z.string().describe('On which device.'),
    causeNumber: nullableText('Number of the cause.'),
    comment: nullableText('Comment.'),
    admissionComment: nullableText('Comment on the admission.'),
    substances: z.array(Admitted).describe('What was admitted.'),
    document: SignedDocument.nullable().describe('The document that went with it.'),
    sha256: z.string().describe('SHA-256 of what was signed, as the document has it.'),
  })
  .meta({ id: 'Acknowledgment', description: 'What a donor signed of a positive result.' });
export type Acknowledgment = z.output<typeof Acknowledgment>;

export const SignedAcknowledgment = z
  .object({ id: recordId() })
  .meta({ id: 'SignedAcknowledgment', description: 'What was signed.' });
