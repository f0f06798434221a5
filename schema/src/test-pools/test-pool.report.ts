import type { Report, ReportColumn } from '../core/report.ts';
import { selectionIntervals, testPoolStatuses } from './labels.ts';
import type { TestPoolProgress } from './test-pool-progress.ts';
import { drawStates, targetStates } from './test-pool-progress.list.ts';
import type { TestPool } from './test-pool.ts';

/** A target as a percentage a year, or as a number each interval (C s9). */
const targetOf = (
  { targetType }: TestPool,
  percentage: number | null,
  each: number | null,
): string | number | null => {
  if (targetType !== 'percentage') return each;
  return percentage === null ? null : `${percentage}%`;
};

/** Random Test Pools as a file, with the heads of the list (C s2). */
export const testPoolReport: Report<TestPool> = {
  title: 'Random Test Pools',
  columns: [
    { header: 'Pool Name', of: ({ name }) => name },
    { header: 'Status', of: ({ status }) => testPoolStatuses[status] },
    { header: 'Company', of: ({ companyName }) => companyName },
    {
      header: 'Location',
      of: ({ isTestPoolForCompany, locationName }) =>
        isTestPoolForCompany ? 'Multiple locations' : locationName,
    },
    { header: 'Agency', of: ({ testingAgencyName }) => testingAgencyName },
    { header: 'Active Members', of: ({ activeMemberCount }) => activeMemberCount },
    { header: 'Selection Interval', of: ({ modality }) => selectionIntervals[modality] },
    { header: 'YTD Drug Completed %', kind: 'percent', of: ({ drugYtd }) => drugYtd },
    { header: 'YTD Alcohol Completed %', kind: 'percent', of: ({ alcoholYtd }) => alcoholYtd },
    {
      header: 'Drug Targets',
      of: (pool) => targetOf(pool, pool.drugPercentage, pool.drugIntervalNumber),
    },
    {
      header: 'Alcohol Targets',
      of: (pool) => targetOf(pool, pool.alcoholPercentage, pool.alcoholIntervalNumber),
    },
    { header: 'Oversampling', kind: 'percent', of: ({ oversampling }) => oversampling },
    { header: 'Program Start', kind: 'day', of: ({ programStartDate }) => programStartDate },
    { header: 'Program End', kind: 'day', of: ({ programEndDate }) => programEndDate },
    { header: 'Last Selection Date', kind: 'day', of: ({ latestRunDate }) => latestRunDate },
    { header: 'Next Selection Date', kind: 'day', of: ({ nextRunDate }) => nextRunDate },
    { header: 'Drug Tests', of: ({ completedDrugTests }) => completedDrugTests },
    { header: 'Alcohol Tests', of: ({ completedAlcoholTests }) => completedAlcoholTests },
  ],
};

const testsOf = (name: string, kind: 'drugs' | 'alcohol'): ReportColumn<TestPoolProgress>[] => [
  { header: `${name} Done`, of: (pool) => pool[kind].done },
  { header: `${name} Due`, of: (pool) => pool[kind].due },
  { header: `${name} Target`, of: (pool) => pool[kind].target },
  { header: `${name} Forecast`, of: (pool) => pool[kind].forecast },
];

/** How far pools are with their year as a file, with the heads of the overview. */
export const testPoolProgressReport: Report<TestPoolProgress> = {
  title: 'Random Test Pools Progress',
  columns: [
    { header: 'Pool Name', of: ({ name }) => name },
    { header: 'Company', of: ({ companyName }) => companyName },
    {
      header: 'Draw',
      of: ({ drawState, status }) =>
        drawState === null ? testPoolStatuses[status] : drawStates[drawState],
    },
    { header: 'Target', of: ({ targetState }) => targetStates[targetState] },
    { header: 'Next Draw', kind: 'day', of: ({ nextRunDate }) => nextRunDate },
    { header: 'Draw By', kind: 'day', of: ({ drawBy }) => drawBy },
    { header: 'Missed Draws', of: ({ overdueDraws }) => overdueDraws },
    { header: 'Members', of: ({ activeMemberCount }) => activeMemberCount },
    ...testsOf('Drug', 'drugs'),
    ...testsOf('Alcohol', 'alcohol'),
    { header: 'Location', of: ({ locationName }) => locationName ?? 'Multiple locations' },
    { header: 'Agency', of: ({ testingAgencyName }) => testingAgencyName },
    { header: 'Selection Interval', of: ({ modality }) => selectionIntervals[modality] },
  ],
};
