import { VisuallyHidden } from '@chakra-ui/react';
import { useContext } from 'react';
import type { Column } from '../data-table/column.ts';
import { TickBox } from './TickBox.tsx';
import { TicksContext } from './ticks-context.ts';

/** The box of a row. */
function RowTick({ id, name }: { id: string; name: string }) {
  const ticks = useContext(TicksContext);
  return (
    <TickBox
      label={`Select ${name}`}
      checked={ticks?.isTicked(id) ?? false}
      onChange={(on) => ticks?.toggle({ value: id, label: name }, on)}
    />
  );
}

/** The box over all rows of the page. */
function PageTick() {
  const ticks = useContext(TicksContext);
  return (
    <TickBox
      label="Select all rows of this page"
      checked={ticks?.page === 'all'}
      mixed={ticks?.page === 'some'}
      onChange={(on) => ticks?.togglePage(on)}
    />
  );
}

/** The column of boxes that stands before the names of a list. */
export const tickColumn = <Row extends { id: string }>(
  nameOf: (row: Row) => string,
): Column<Row, never> => ({
  id: 'tick',
  header: '',
  head: (
    <>
      <VisuallyHidden>Selected</VisuallyHidden>
      <PageTick />
    </>
  ),
  width: '2.75rem',
  phone: 'tick',
  cell: (row) => <RowTick id={row.id} name={nameOf(row)} />,
});

/** How rows with boxes look; on a phone the box stands before the two lines of its row. */
export const tickedRows = {
  display: 'contents',
  '& [data-tick-room]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    cursor: 'pointer',
    boxSize: { base: 'touch', md: '7' },
    marginStart: { md: '-1.5' },
  },
  '& [data-tick]': {
    boxSize: '4',
    cursor: 'pointer',
    accentColor: 'colorPalette.solid',
    focusVisibleRing: 'outside',
    borderRadius: 'l1',
  },
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
