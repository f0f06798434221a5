/** What a page is made of, as far as its address tells. */
export type PageShape = 'list' | 'record' | 'form';

const form = /\/(create|edit|import|change-password)(\/|$)/;
const record = /\/(\d+|profile|my-company)$/;

export const shapeOf = (path: string): PageShape =>
  form.test(path) ? 'form' : record.test(path) ? 'record' : 'list';

/** Where the pages of one record are: their head stays when one of its tabs is opened. */
const recordPath = (path: string): string | undefined =>
  /^.*\/(\d+|my-company|profile)(?=\/|$)/.exec(path)?.[0];

/** Whether two pages are of one record. */
export const isSameRecord = (a: string, b: string): boolean =>
  recordPath(a) !== undefined && recordPath(a) === recordPath(b);
