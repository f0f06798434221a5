import { testPanelList } from '@assay/schema/test-panels/test-panel.list';
import type { ListOf } from '../../components/list/list-of.ts';
import { specimenOptions } from '../../domain/specimens/specimen-words.ts';
import { moneyText, numberText } from '../../lib/value-text.ts';
import type { TestPanelListQuery } from './test-panel-list.generated.ts';
import type { TestPanelPartsFragment } from './test-panel.generated.ts';
import { testPanelLabels as labels } from './test-panel-words.ts';

type TestPanels = ListOf<TestPanelPartsFragment, typeof testPanelList>;

const pricing: TestPanels['columns'][number] = {
  id: 'pricing',
  header: labels.pricing,
  sortField: 'pricing',
  kind: 'number',
  width: '6rem',
  cell: ({ pricing: price }) => moneyText(price),
};

const columnsOf = (isPriced: boolean): TestPanels['columns'] => [
  {
    id: 'panelId',
    header: labels.panelId,
    sortField: 'panelId',
    hideable: false,
    width: '10rem',
    cell: ({ panelId }) => panelId,
  },
  {
    id: 'name',
    header: labels.name,
    sortField: 'name',
    width: '20rem',
    cell: ({ name }) => name,
  },
  {
    id: 'specimenTypeName',
    header: labels.specimenTypeId,
    sortField: 'specimenTypeName',
    width: '8rem',
    cell: ({ specimenTypeName }) => specimenTypeName,
  },
  {
    id: 'deviceName',
    header: labels.deviceId,
    sortField: 'deviceName',
    width: '12rem',
    cell: ({ deviceName }) => deviceName,
  },
  {
    id: 'drugsCount',
    header: 'Drugs',
    sortField: 'drugsCount',
    kind: 'number',
    width: '5rem',
    cell: ({ drugsCount }) => numberText(drugsCount),
  },
  ...(isPriced ? [pricing] : []),
  {
    id: 'numberOfLocations',
    header: 'Locations',
    kind: 'number',
    width: '6rem',
    cell: ({ numberOfLocations }) => numberText(numberOfLocations),
  },
];

/** Instant test panels (C s2): columns, search and filters. Prices are for who sees them. */
export const testPanelsOf = (
  { devices, drugs }: Partial<Pick<TestPanelListQuery, 'devices' | 'drugs'>>,
  isPriced: boolean,
): TestPanels => ({
  spec: testPanelList,
  report: 'testpanels',
  id: 'test-panels',
  title: 'Instant Test Panels',
  counted: ['instant test panel', 'instant test panels'],
  rowLabel: ({ panelId }) => panelId,
  search: 'Search part# or description',
  columns: columnsOf(isPriced),
  filters: [
    {
      kind: 'oneOf',
      field: 'specimenTypeId',
      label: labels.specimenTypeId,
      all: 'All specimens',
      options: specimenOptions.map(({ value, label }) => ({ value: String(value), label })),
    },
    {
      kind: 'oneOf',
      field: 'deviceId',
      label: labels.deviceId,
      all: 'All devices',
      options: devices?.nodes ?? [],
    },
    {
      kind: 'band',
      field: 'adulterantCount',
      label: 'Adulterants',
      all: 'All panels',
      unit: '',
      bands: [
        { from: 0, to: 0, label: 'Without adulterants' },
        { from: 1, to: null, label: 'With adulterants' },
      ],
    },
    {
      kind: 'anyOf',
      field: 'drugAdulterants',
      label: labels.drugAdulterants,
      options: drugs?.nodes ?? [],
    },
  ],
});
