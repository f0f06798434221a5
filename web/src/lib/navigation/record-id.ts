import { NotFoundError } from '../errors/page-errors.ts';

const recordId = /^[1-9]\d{0,14}$/;

/** Whether a text can be the id of a record. */
export const isRecordId = (text: string): boolean => recordId.test(text);

/** The id in an address. A text that cannot be one is the 404 page. */
export function requireRecordId(text: string | undefined): string {
  if (text === undefined || !isRecordId(text)) throw new NotFoundError();
  return text;
}
