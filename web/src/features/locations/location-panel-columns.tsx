import type { Column } from '../../components/data-table/column.ts';
import { moneyText } from '../../lib/value-text.ts';
import type { LocationPanelPartsFragment as Row } from './location-panels.generated.ts';

/** Words of the panels of a location: of their columns, and of the dialogs that change them. */
export const locationPanelLabels = { testPanelId: 'Test Panel', price: 'Price' } as const;

const price: Column<Row> = {
  id: 'price',
  header: locationPanelLabels.price,
  kind: 'number',
  width: '6rem',
  phone: 'status',
  cell: (row) => moneyText(row.price),
};

/** Columns of the panels of a location; prices are for who sees them. */
export const locationPanelColumns = (isPriced: boolean): readonly Column<Row>[] => [
  {
    id: 'panelId',
    header: 'Part#',
    hideable: false,
    width: '8rem',
    cell: ({ testPanel }) => testPanel.panelId,
  },
  { id: 'name', header: 'Description', width: '20rem', cell: ({ testPanel }) => testPanel.name },
  {
    id: 'specimenTypeName',
    header: 'Specimen Type',
    width: '8rem',
    cell: ({ testPanel }) => testPanel.specimenTypeName,
  },
  ...(isPriced ? [price] : []),
];
