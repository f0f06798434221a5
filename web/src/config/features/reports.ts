import {
  Activity,
  ChartLine,
  ChartPie,
  Landmark,
  Percent,
  Star,
  Timer,
  UserSearch,
  type LucideIcon,
} from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

/** The reports (T s2); `:id` is the name of one, e.g. `positiverate`. */
export const reportPaths = {
  criteria: paths.reports,
  of: `${paths.reports}/:id`,
  show: `${paths.reports}/:id/show`,
  saved: `${paths.reports}/saved`,
} as const;

/** The annual report to the agencies of the DOT. */
export const misPath = `${paths.reports}/mis`;

/** The file of the donor of a test; `:id` is the test, so that no id of a person stands in an address. */
export const donorFilePath = `${paths.reports}/donors/:id`;

export const seesReports: AccessRule = { anyOf: ['VIEW_REPORTS'] };

/** Titles stand beside those of the contract, which the menu does without: it is loaded with every page. */
const entry = (label: string, id: string, icon: LucideIcon) => ({
  label,
  group: 'Reports' as const,
  path: `${paths.reports}/${id}`,
  icon,
  access: seesReports,
});

export const reports: Feature = {
  name: 'reports',
  prefixes: [paths.reports],
  menu: [
    entry('Activity Detail', 'activitydetail', Activity),
    entry('Positive Rate', 'positiverate', Percent),
    entry('Positive Rate per Drug', 'positiverateperdrug', ChartPie),
    entry('Monthly Volume', 'monthlyvolume', ChartLine),
    entry('Average Turnaround Time', 'averageturnaroundtime', Timer),
    { ...entry('Donor History', 'donorhistory', UserSearch), flag: 'DONOR_HISTORY_REPORT' },
    entry('DOT MIS Report', 'mis', Landmark),
    entry('Saved Reports', 'saved', Star),
  ],
};
