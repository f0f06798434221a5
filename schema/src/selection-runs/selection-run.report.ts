import type { Report } from '../core/report.ts';
import { selectionIntervals } from '../test-pools/labels.ts';
import type { SelectionRun } from './selection-run.ts';

/** Runs as a file, with the heads of the list (C s2). */
export const selectionRunReport: Report<SelectionRun> = {
  title: 'Runs',
  columns: [
    { header: 'Run Date', kind: 'day', of: ({ runDate }) => runDate },
    {
      header: 'Status',
      of: ({ isInvalidated }) => (isInvalidated ? 'Invalidated' : 'Valid'),
    },
    { header: 'Selection Interval', of: ({ modality }) => selectionIntervals[modality] },
    { header: 'Member Count', of: ({ memberCount }) => memberCount },
    { header: 'Drug Selection', of: ({ selectedForDrugTesting }) => selectedForDrugTesting },
    {
      header: '% Drug Completion',
      kind: 'percent',
      of: ({ completedDrugTestsPercentage }) => completedDrugTestsPercentage,
    },
    {
      header: 'Alcohol Selection',
      of: ({ selectedForAlcoholTesting }) => selectedForAlcoholTesting,
    },
    {
      header: '% Alcohol Completion',
      kind: 'percent',
      of: ({ completedAlcoholTestsPercentage }) => completedAlcoholTestsPercentage,
    },
  ],
};
