import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from './errors.ts';
import { VALUE_WORDS } from './worded-enum.ts';

const entries = Object.entries(errorCatalogue) as [ErrorCode, { text: string }][];

/** Every code of the error catalogue (contract §27); what each value means is its text. */
export const ErrorCodeContract = z.enum(entries.map(([code]) => code)).meta({
  id: 'ErrorCode',
  description: 'Code of the error catalogue. Codes are added; none gets another meaning.',
  [VALUE_WORDS]: Object.fromEntries(entries.map(([code, { text }]) => [code, text])),
});
