import { chakra } from '@chakra-ui/react';

/**
 * The look of every list. One styled `table` with selectors over native cells: a styled component per
 * cell mounts ten times slower (measured with 500 rows). Below `md` each row becomes a card; roles are
 * explicit on the cells because a table that is not laid out as one loses them.
 */
export const TableSkin = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',

    '& th': {
      height: '9',
      paddingX: '3',
      textAlign: 'start',
      textStyle: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      bg: 'bg.panel',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
    },
    '& td': {
      height: '9',
      paddingX: '3',
      paddingY: '1.5',
      borderBottomWidth: '1px',
      overflowWrap: 'break-word',
    },
    // A link is a flex box with a wrapping of its own, and would keep a long name to one line.
    '& td[data-kind=lead] > a': { display: 'inline', overflowWrap: 'inherit' },
    '& [data-align=end]': { textAlign: 'end' },
    '& [data-align=center]': { textAlign: 'center' },
    '& [data-kind=toggle]': { width: '9', paddingInlineEnd: '0', paddingY: '0' },
    '& [data-kind=actions]': { width: '12', textAlign: 'end', paddingY: '0' },
    '& tr[data-kind=details] > td': {
      paddingX: { base: '4', md: '12' },
      paddingY: '4',
      bg: 'bg.subtle',
    },
    '& :is([data-kind=toggle], [data-kind=actions]) > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      verticalAlign: 'middle',
      boxSize: '6',
      borderRadius: 'l2',
      cursor: 'pointer',
      color: 'fg.muted',
      focusVisibleRing: 'outside',
      _hover: { bg: 'bg.muted', color: 'fg' },
      _expanded: { bg: 'bg.muted', color: 'fg' },
    },
    '& tr[data-inactive] > td': { color: 'fg.muted' },
    '& tbody': { transition: 'opacity 120ms' },
    '& tbody[data-stale]': { opacity: '0.55' },

    md: {
      // A name of 255 letters breaks; the other columns keep their words and the table scrolls.
      '& td[data-kind=lead]': { minWidth: '10rem', overflowWrap: 'anywhere' },
      // Unless a word is as long as no word is: it breaks before it takes the room of the other columns.
      '& td[data-kind=value]': { maxWidth: '24rem' },
      '& tbody > tr[data-kind=row]:is(:hover, [data-inactive]) > td': { bg: 'bg.subtle' },
      // A row's menu stays in sight beside however many columns.
      '& td[data-kind=actions]': { position: 'sticky', insetInlineEnd: '0', bg: 'bg.panel' },
      '& thead th[data-kind=actions]': { insetInlineEnd: '0', zIndex: '2' },
      '& thead th': { position: 'sticky', top: 'var(--shell-header-height, 0px)', zIndex: '1' },
      '& tbody:last-of-type > tr:last-of-type > td': { borderBottomWidth: '0' },
    },
    mdDown: {
      display: 'block',
      '& tbody': { display: 'block' },
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tbody > tr[data-inactive]': { bg: 'bg.subtle' },
      '& tbody > tr': {
        display: 'grid',
        gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr)) auto',
        columnGap: '3',
        rowGap: '1.5',
        paddingX: '3',
        paddingY: '2.5',
        borderBottomWidth: '1px',
      },
      '& tbody:last-of-type > tr:last-of-type': { borderBottomWidth: '0' },
      '& tbody[data-kind=gap] > tr': { padding: '0' },
      '& tbody > tr[data-kind=details], & tr[data-kind=details] > td': { display: 'block' },
      '& tbody > tr[data-kind=details]': { padding: '0' },
      '& td': {
        height: 'auto',
        padding: '0',
        borderBottomWidth: '0',
        gridColumn: 'span 2',
        overflowWrap: 'anywhere',
      },
      '& td[data-kind=toggle]': { gridArea: '1 / 1', width: 'auto' },
      '& td[data-kind=lead]': {
        gridRow: '1',
        gridColumn: '1 / 4',
        alignSelf: 'center',
        textStyle: 'sm',
      },
      '& td[data-kind=toggle] + td[data-kind=lead]': { gridColumn: '2 / 4' },
      '& td[data-kind=actions]': { gridArea: '1 / 4', width: 'auto' },
      '& td[data-wide]': { gridColumn: '1 / -1' },
      '& td[data-kind=value]': { textAlign: 'start' },
      '& td[data-kind=value]::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'xs',
        color: 'fg.muted',
      },
      '& td[data-kind=value]:empty::after': { content: '"–"' },
    },
  },
});
