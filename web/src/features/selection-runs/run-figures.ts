import type { Figure } from '../../components/page/FigureStrip.tsx';
import { percentText } from '../../lib/value-text.ts';
import type { SelectionRunPartsFragment } from './selection-run.generated.ts';

/** Of nobody nothing can be completed. */
const selection = (label: string, selected: number, completed: number): Figure => ({
  label,
  value: selected,
  measure: 'selected',
  note: selected === 0 ? 'Nothing to complete' : `${percentText(completed)} completed`,
});

/** How many a run selected, and how much of it is done. */
export const runFigures = (run: SelectionRunPartsFragment): Figure[] => [
  selection('Drug Selection', run.selectedForDrugTesting, run.completedDrugTestsPercentage),
  selection(
    'Alcohol Selection',
    run.selectedForAlcoholTesting,
    run.completedAlcoholTestsPercentage,
  ),
  { label: 'Member Count', value: run.memberCount, note: 'members drawn from' },
];
