import { VisuallyHidden } from '@chakra-ui/react';
import type { Column } from '../data-table/column.ts';
import { TickBox } from './TickBox.tsx';
import type { Ticks } from './use-ticks.ts';

/** The column of boxes that stands before the names of a list. */
export const tickColumn = <Row extends { id: string }>(
  ticks: Ticks,
  nameOf: (row: Row) => string,
): Column<Row, never> => ({
  id: 'tick',
  header: '',
  head: (
    <>
      <VisuallyHidden>Selected</VisuallyHidden>
      <TickBox
        label="Select all rows of this page"
        checked={ticks.page === 'all'}
        mixed={ticks.page === 'some'}
        onChange={ticks.togglePage}
      />
    </>
  ),
  width: '2.75rem',
  phone: 'tick',
  cell: (row) => (
    <TickBox
      label={`Select ${nameOf(row)}`}
      checked={ticks.isTicked(row.id)}
      onChange={(on) => ticks.toggle({ value: row.id, label: nameOf(row) }, on)}
    />
  ),
});

/** How rows with boxes look; on a phone the box stands before the two lines of its row. */
export const tickedRows = {
  display: 'contents',
  '& tr[data-kind=row][data-kind=row]:has([data-tick]:checked) > td': { bg: 'colorPalette.subtle' },
  '& th:has([data-tick]), & td[data-phone=tick]': {
    overflow: 'visible',
    _print: { display: 'none' },
  },
  mdDown: {
    '& tr[data-kind=row][data-kind=row]:has([data-tick])': { paddingInlineStart: '12' },
    '& tr[data-kind=row][data-kind=row]:has([data-tick]:checked)': { bg: 'colorPalette.subtle' },
    '& tr[data-kind=row] > td[data-phone=tick][data-phone=tick]': {
      position: 'absolute',
      insetInlineStart: '0.5',
      top: '2',
      height: 'touch',
    },
  },
} as const;
