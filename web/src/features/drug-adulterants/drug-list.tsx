import type { SortField } from '@assay/schema/core/list';
import { drugAdulterantList } from '@assay/schema/drug-adulterants/drug-adulterant.list';
import type { Column } from '../../components/data-table/column.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { numberText } from '../../lib/value-text.ts';
import type { DrugRowFragment } from './drug-list.generated.ts';
import { drugLabels } from './drug-words.ts';

type DrugColumn = Column<DrugRowFragment, SortField<typeof drugAdulterantList>>;

const named: DrugColumn[] = [
  {
    id: 'name',
    header: drugLabels.name,
    sortField: 'name',
    hideable: false,
    width: '16rem',
    cell: ({ name }) => name,
    badge: ({ isMisDot }) => isMisDot && <StatusBadge tone="info">MIS report</StatusBadge>,
  },
  {
    id: 'abbreviation',
    header: drugLabels.abbreviation,
    sortField: 'abbreviation',
    width: '8rem',
    cell: ({ abbreviation }) => abbreviation,
  },
];
const cutoffs = (['urineCol', 'oralFluidCol', 'hairCol'] as const).map((field): DrugColumn => ({
  id: field,
  header: drugLabels[field],
  width: '8rem',
  // Three numbers in a line would not say of which specimen each is.
  phone: 'labelled',
  cell: (row) => row[field],
}));
const uses: DrugColumn[] = [
  {
    id: 'numberOfTestPanels',
    header: 'Test Panels',
    sortField: 'numberOfTestPanels',
    kind: 'number',
    width: '7rem',
    cell: ({ numberOfTestPanels }) => numberText(numberOfTestPanels),
  },
  {
    id: 'numberOfTestCodes',
    header: 'Test Codes',
    sortField: 'numberOfTestCodes',
    kind: 'number',
    width: '7rem',
    cell: ({ numberOfTestCodes }) => numberText(numberOfTestCodes),
  },
];

const usual = {
  spec: drugAdulterantList,
  report: 'drugadulterants',
  rowLabel: ({ name }: DrugRowFragment) => name,
  search: 'Search name or abbreviation',
  filters: [],
} as const;

/** The two lists (C s2); the cutoffs are those of today. */
export const drugLists: Readonly<
  Record<'DRUG' | 'ADULTERANT', ListOf<DrugRowFragment, typeof drugAdulterantList>>
> = {
  DRUG: {
    ...usual,
    id: 'drugs',
    title: 'Drugs',
    counted: ['drug', 'drugs'],
    columns: [...named, ...cutoffs, ...uses],
  },
  ADULTERANT: {
    ...usual,
    id: 'adulterants',
    title: 'Adulterants',
    counted: ['adulterant', 'adulterants'],
    columns: [...named, ...uses],
  },
};
