import { chakra } from '@chakra-ui/react';
import { phoneRows } from './phone-rows.ts';

/** Around a table: as high as its rows, or as the room that the window has for them (`useScrollRoom`). */
export const TableScroller = chakra('div', {
  base: {
    position: 'relative',
    focusVisibleRing: 'inside',
    borderTopRadius: 'var(--table-top, 0)',
    _last: { borderBottomRadius: 'var(--table-bottom, 0)' },
    md: {
      overflow: 'auto',
      maxHeight: 'max(24rem, calc(100dvh - var(--rows-top, 0px) - {sizes.footer} - 24px))',
    },
    _print: { overflow: 'visible', maxHeight: 'none' },
  },
});

/** A text of one line: what does not fit is cut, and shown on reaching for it. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

const row = '& > tbody > tr[data-kind=row]';

/**
 * The look of every list. One styled `table` with selectors over native cells: a styled component per
 * cell mounts ten times slower (measured with 500 rows). Columns have fixed widths, so rows that come and go move
 * nothing. Below `md` rows are laid out by `phoneRows`.
 */
export const TableSkin = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',

    '& > thead > tr > th': {
      ...cut,
      height: 'head',
      paddingX: '3',
      textAlign: 'start',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
    },
    '& > tbody > tr > td': {
      textAlign: 'start',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& [data-value=number], & [data-value=date]': { fontVariantNumeric: 'tabular-nums' },
    [`${row} > td[data-kind=value]:empty::after`]: {
      // Seen and not said.
      content: '"–" / ""',
      color: 'fg.subtle',
    },
    '& [data-part=lead]': { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' },
    '& [data-part=name]': { ...cut, minWidth: '0', fontSize: '0.84375rem', fontWeight: 'medium' },
    '& :is([data-part=note], [data-part=remark])': {
      ...cut,
      textStyle: 'xs',
      fontWeight: 'normal',
      color: 'fg.muted',
    },
    '& [data-value=sentence], & [data-value=sentence] [data-part=name], & [data-value=controls], & [data-part=remark]':
      {
        overflow: 'visible',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    '& a[data-opens]': {
      display: 'block',
      overflow: 'inherit',
      textOverflow: 'inherit',
      borderRadius: 'l1',
      focusVisibleRing: 'inside',
    },
    [`${row}:has(a[data-opens])`]: { cursor: 'pointer' },
    '& tr[data-kind=details] > td': {
      paddingX: { base: '4', md: '12' },
      paddingY: '4',
      bg: 'bg.subtle',
    },
    '& :is([data-part=lead], [data-kind=actions]) > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      verticalAlign: 'middle',
      flexShrink: '0',
      boxSize: { base: 'touch', md: '7' },
      borderRadius: 'l2',
      cursor: 'pointer',
      color: 'fg.muted',
      focusVisibleRing: 'inside',
      _hover: { bg: 'bg.muted', color: 'fg' },
      _expanded: { bg: 'bg.muted', color: 'fg' },
    },
    '& [data-part=lead] > button': { marginInlineStart: '-2', marginInlineEnd: '-1' },
    [`${row}[data-inactive] > td`]: { color: 'fg.muted', bg: 'bg.subtle' },
    '& [data-bar]': {
      display: 'inline-block',
      verticalAlign: 'middle',
      minWidth: { base: '12', md: '0' },
    },
    '& > tbody': { transition: 'opacity 120ms' },
    '& > tbody[data-stale]': { opacity: '0.55' },

    md: {
      tableLayout: 'fixed',
      minWidth: 'var(--columns)',
      '& > thead > tr > th': { position: 'sticky', top: '0', zIndex: '2' },
      [`${row} > td`]: { ...cut, height: 'row', paddingX: '3', paddingY: '0.5', bg: 'bg' },
      // What is a sentence is read to its end: what is wrong with a cell, what belongs into a column.
      [`${row} > td[data-value=sentence]`]: {
        overflow: 'visible',
        whiteSpace: 'normal',
        paddingY: '1.5',
      },
      [`${row}:has([data-part=note], [data-part=remark]) > td`]: { height: '12' },
      [`${row}:is(:hover, :has(:focus-visible)) > td`]: { bg: 'bg.hover' },
      // Whoever comes by keyboard has no pointer for a tooltip.
      [`${row}:has(:focus-visible) > td, ${row}:has(:focus-visible) [data-part]`]: {
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      '& [data-value=number], & [data-value=controls]': { textAlign: 'end' },
      // The name and what stands before it stay in sight beside however many columns, and so does the menu.
      '& [data-sticky]': { position: 'sticky', zIndex: '1' },
      '& > thead > tr > th[data-sticky]': { zIndex: '3' },
      '& > tbody > tr > td[data-kind=lead]': { borderInlineEndWidth: '1px' },
      '& > tbody > tr > td[data-kind=actions]': {
        position: 'sticky',
        insetInlineEnd: '0',
        zIndex: '1',
        textAlign: 'end',
        overflow: 'visible',
      },
      '& > thead > tr > th[data-kind=actions]': {
        width: '3rem',
        insetInlineEnd: '0',
        zIndex: '3',
      },
      '& > * > tr:not([data-kind=details]) > :first-of-type:first-of-type': {
        paddingInlineStart: 'var(--table-gutter, 16px)',
      },
      '& > * > tr:not([data-kind=details]) > :last-of-type:last-of-type': {
        paddingInlineEnd: 'var(--table-gutter, 16px)',
      },
      '& > tbody:last-of-type > tr:last-of-type > td': { borderBottomWidth: '0' },
    },
    mdDown: phoneRows,
  },
});
