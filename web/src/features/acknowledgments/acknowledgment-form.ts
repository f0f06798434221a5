import { z } from 'zod';
import { SignAcknowledgmentInput } from '@assay/schema/acknowledgments/acknowledgment';
import type { FormValues } from '../../lib/forms/form-types.ts';

const { type, causeNumber, comment, defendantSignature, supervisorSignature, document } =
  SignAcknowledgmentInput.shape;

const fields = z.object({
  type,
  causeNumber,
  comment,
  defendantSignature,
  supervisorSignature,
  document,
  admissionComment: comment,
  /** What was found, whether the donor admits it, and when it was used. */
  substances: z.array(
    z.object({
      abbreviation: z.string(),
      name: z.string(),
      isAdmitted: z.boolean(),
      date: z.string(),
    }),
  ),
});
type Values = z.output<typeof fields>;

/** What api takes of a form: what belongs to another type is not sent (T s4). */
function inputOf({ admissionComment, substances, ...values }: Values): object {
  const isSigned = values.type !== 'ADMISSION';
  const admitted = substances.filter(({ isAdmitted }) => isAdmitted);
  return {
    ...values,
    defendantSignature: isSigned ? values.defendantSignature : null,
    supervisorSignature: isSigned ? values.supervisorSignature : null,
    document: values.type === 'ACKNOWLEDGMENT' ? values.document : null,
    admission:
      values.type === 'ACKNOWLEDGMENT'
        ? null
        : {
            comment: admissionComment,
            drugAdulterantAdmission: Object.fromEntries(
              admitted.map(({ abbreviation, name, date }) => [abbreviation, { name, date }]),
            ),
          },
  };
}

/** Where the form has what the contract names. */
function inForm(path: readonly PropertyKey[], { substances }: Values): PropertyKey[] {
  const [first, second, abbreviation, field] = path;
  if (first !== 'admission') return [...path];
  if (second === 'comment') return ['admissionComment'];
  const at = substances.findIndex((each) => each.abbreviation === abbreviation);
  return at === -1 ? ['substances'] : ['substances', at, field ?? 'date'];
}

/** What is filled in before a donor signs; it is held to the contract of the call. */
export const AcknowledgmentForm = fields.superRefine((values, ctx) => {
  const { error } = SignAcknowledgmentInput.safeParse(inputOf(values));
  for (const { path, message } of error?.issues ?? [])
    ctx.addIssue({ code: 'custom', path: inForm(path, values), input: undefined, message });
});
export type AcknowledgmentValues = FormValues<typeof AcknowledgmentForm>;

/** What a form sends. */
export const acknowledgmentInput = (values: Values): SignAcknowledgmentInput =>
  SignAcknowledgmentInput.parse(inputOf(values));
