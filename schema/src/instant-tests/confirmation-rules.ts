import type { z } from 'zod';
import { errorTexts } from '../core/errors.ts';
import type { Fault } from './instant-test-rules.ts';
import { BREATH_TYPE_ID } from './instant-test-words.ts';

/** Whether a donor or a specimen is sent with a form on paper. */
export const isSentOnPaper = (method: unknown): boolean =>
  method === 'SEND_SPECIMEN_PREPRINTED_CCF' || method === 'SEND_DONOR_PREPRINTED_CCF';

/** Which methods there are for a specimen: breath cannot be sent (contract §20). */
export const isMethodFor = (method: unknown, specimenTypeId: number): boolean =>
  method !== 'SEND_SPECIMEN_PREPRINTED_CCF' || specimenTypeId !== BREATH_TYPE_ID;

type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const blank = (...fields: string[]): Fault => ({
  path: fields,
  errorCode: 'BLANK',
});

/** Where the donor is sent to, and until when (T s5). */
function siteFaults(data: Loose): Fault[] {
  if (data['thirdPartyCollected'] === true)
    return ['thirdPartySiteAddressName', 'thirdPartySiteAddress']
      .filter((field) => isBlank(data[field]))
      .map((field) => blank('confirmationData', field));
  if (data['collectedOnSite'] === true) return [];
  return isBlank(data['expireAt']) ? [blank('confirmationData', 'expireAt')] : [];
}

/** What a method needs (T s3, contract §20). */
export function confirmationFaults(sent: Loose): Fault[] {
  const method = sent['confirmationMethod'];
  if (method === 'NO_CONFIRMATION') return isBlank(sent['comment']) ? [blank('comment')] : [];
  if (method === 'SEND_DONOR_ELECTRONIC_ORDER')
    return [
      { path: ['confirmationMethod'], errorCode: 'INVALID', text: errorTexts.confirmedByOrder },
    ];
  if (method === 'CONFIRMATION_NOT_NEEDED')
    return [{ path: ['confirmationMethod'], errorCode: 'INVALID' }];
  if (!isSentOnPaper(method)) return [];
  const data = sent['confirmationData'];
  if (!isLoose(data)) return [blank('confirmationData')];
  const isSpecimen = method === 'SEND_SPECIMEN_PREPRINTED_CCF';
  const needed = [
    'specimenId',
    'labAccountLocationId',
    ...(isSpecimen ? ['specimenSentDate'] : []),
  ];
  return [
    ...needed
      .filter((field) => isBlank(data[field]))
      .map((field) => blank('confirmationData', field)),
    ...(isBlank(data['testCodes'])
      ? [{ path: ['confirmationData', 'testCodes'], errorCode: 'AT_LEAST_ONE' as const }]
      : []),
    ...(isSpecimen ? [] : siteFaults(data)),
  ];
}

/** Has the rules of its method around a contract, told all at once. */
export const requireConfirmation = <T extends z.ZodType>(rule: T): T =>
  rule.superRefine(
    (value, context) => {
      for (const { path, errorCode, text } of confirmationFaults(value as Loose))
        context.addIssue({
          code: 'custom',
          path,
          params: { errorCode, ...(text === undefined ? {} : { text }) },
        });
    },
    { when: ({ value }) => isLoose(value) },
  );
