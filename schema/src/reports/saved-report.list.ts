import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { reportTypes } from './report-types.ts';

/** How often the link to a saved report is mailed. */
export const reportSchedules = {
  NONE: 'Not sent',
  WEEKLY: 'Every Monday',
  MONTHLY: 'On the first of each month',
  QUARTERLY: 'On the first of each quarter',
} as const;
export type ReportSchedule = keyof typeof reportSchedules;

/** The caller's own saved reports. */
export const savedReportList = defineList({
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', sort: true },
    reportType: { kind: 'choice', values: keysOf(reportTypes) },
    schedule: { kind: 'choice', values: keysOf(reportSchedules) },
  },
  search: ['name'],
  defaultSort: 'name',
});
