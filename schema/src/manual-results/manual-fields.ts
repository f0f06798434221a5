import { z } from 'zod';
import { isLongAgo, LONG_AGO } from '../common/plausible-dates.ts';
import { donorFields as donor, requiredDonorFields } from '../test-results/donor-input.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { errorTexts, type ErrorCode } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { lines, optional, recordId } from '../core/fields.ts';
import { fileId } from '../files/file.ts';
import { dataEntryMethods, reportSources } from './manual-words.ts';

/** Longest comment (T s9). */
const COMMENT_MAX = 500;
/** How far a clock may be ahead of ours, ms. */
const SKEW = 5 * 60_000;

export const DataEntryMethod = wordedEnum(dataEntryMethods, {
  id: 'DataEntryMethod',
  description: 'How a result is entered by hand.',
});

export const ReportSource = wordedEnum(reportSources, {
  id: 'ReportSource',
  description:
    'Whose report a result is entered from. What a laboratory reports of a DOT test waits for the MRO (49 CFR 40.97).',
});

/** A moment that has passed, UTC. */
export const pastMoment = (what: string) =>
  z.iso
    .datetime({ offset: true })
    .refine(
      (value) => Number.isNaN(Date.parse(value)) || Date.parse(value) <= Date.now() + SKEW,
      coded('INVALID', errorTexts.pastDate),
    )
    .refine((value) => !isLongAgo(value), coded('INVALID', LONG_AGO))
    .meta({
      format: 'date-time',
      description: `${what}, UTC, ISO 8601; in the past, not before 2000.`,
    });

export const comment = () =>
  optional(lines(COMMENT_MAX)).describe('Comment, up to 500 characters.');

/** The original report: one file. */
export const attachments = z
  .array(fileId())
  .max(1)
  .default([])
  .describe('Id of the uploaded report, one file.');

/** The person of a result that belongs to no order; of an order the donor is that of its case. */
export const donorFields = {
  firstName: donor.firstName,
  lastName: donor.lastName,
  primaryId: donor.primaryId,
  reasonForTest: requiredDonorFields.reasonForTest,
  locationId: recordId().describe('Location that the person belongs to.'),
};

interface Fault {
  params: { errorCode: ErrorCode; text?: string; min?: number };
}

/** Why an id is not one of its type; null for one that is (T s5). */
export function faultOfId(type: string, id: string): Fault | null {
  if (id === '') return null;
  if (type === 'SSN') return /^\d{9}$/.test(id) ? null : coded('INVALID', errorTexts.ssn);
  return id.length >= 2 ? null : { params: { errorCode: 'TOO_SHORT', min: 2 } };
}

/** Fails a field of an input. */
export const fail = (
  ctx: z.core.$RefinementCtx,
  path: PropertyKey[],
  { params }: Fault,
  input?: unknown,
): void => ctx.addIssue({ code: 'custom', path, input, params });

/** Steps of a specimen, in their order. */
const steps = [
  ['collectedAt', 'collected'],
  ['receivedAt', 'received'],
  ['reportedAt', 'reported'],
] as const;

/** Fails a moment of `testResult` that comes before an earlier step of its specimen. */
export function checkOrder(
  test: { readonly [S in (typeof steps)[number][0]]?: string | null },
  ctx: z.core.$RefinementCtx,
): void {
  let former: { at: string; words: string } | null = null;
  for (const [name, words] of steps) {
    const at = test[name];
    if (at === null || at === undefined) continue;
    if (former !== null && Date.parse(at) < Date.parse(former.at))
      fail(
        ctx,
        ['testResult', name],
        coded('INVALID', `This is before the specimen was ${former.words}.`),
        at,
      );
    former = { at, words };
  }
}

type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/**
 * Has the rule around a contract that a result comes with its document (T s5). It is told with all that is wrong with
 * single fields, and not after that was mended.
 */
export const withDocument = <T extends z.ZodType>(
  rule: T,
  isNeeded: (sent: Loose) => boolean = () => true,
): T =>
  rule.superRefine(
    (value, ctx) => {
      if (!isLoose(value) || !isNeeded(value) || !isLoose(value['testResult'])) return;
      const { attachments: files } = value['testResult'];
      if (Array.isArray(files) && files.length === 0)
        fail(
          ctx,
          ['testResult', 'attachments'],
          coded('AT_LEAST_ONE', errorTexts.documentRequired),
        );
    },
    { when: ({ value }) => isLoose(value) },
  );
