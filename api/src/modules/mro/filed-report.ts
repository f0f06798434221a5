import type { fileReport } from '../test-results/test-reports.service.ts';

type NewReport = Parameters<typeof fileReport>[1];

/** What was found of one substance. */
export type ReportLine = NewReport['lines'][number];
/** The quantities of a line. */
export type ReportLevel = NonNullable<NewReport['levels']>[number];
/** Who does something to a test. */
export type Actor = Parameters<typeof fileReport>[2]['actor'];
