const row = '& > tbody > tr[data-kind=row]';

/** Not in the line of facts. */
const elsewhere = '[data-phone=hidden], [data-phone=status], [data-phone=tick]';
/** A number, or a word such as "Yes", says little without its head. */
const labelled = 'td:is([data-value=number], [data-phone=labelled])';

/**
 * A list on a phone: each row has its name strong, a status at the end of that line, and below it a line of
 * facts of which those are shown that fit. The heads are for assistive technology.
 */
export const phoneRows = {
  '&, & > tbody': { display: 'block' },
  '& > thead': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  [row]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    position: 'relative',
    // A third line of facts begins below the padding, where it is cut.
    rowGap: '2',
    minHeight: '61px',
    maxHeight: '61px',
    overflow: 'hidden',
    paddingX: 'var(--table-gutter, 16px)',
    paddingY: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _active: { bg: 'bg.hover' },
  },
  '& > tbody:last-of-type > tr:last-of-type': { borderBottomWidth: '0' },
  // Sentences and remarks are never cut, and who comes by keyboard sees all there is. Not at the button of the menu: the row
  // would become low again as another one is pressed, and move that away from under the finger.
  [`${row}:is(:has(> [data-value=sentence]), :has([data-part=remark]), :has(> td:not([data-kind=actions]) :focus-visible))`]:
    {
      maxHeight: 'none',
    },
  [`${row}:has([data-part=lead] > button)`]: { paddingInlineStart: '12' },
  [`${row}:has(> [data-kind=actions] > button)`]: { paddingInlineEnd: '14' },
  [`${row} > td`]: {
    flexShrink: '0',
    maxWidth: '100%',
    height: '5',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    border: '0',
    bg: 'transparent',
    color: 'fg.muted',
  },
  [`${row} > td[data-kind=lead]`]: {
    order: '-1',
    width: '100%',
    height: 'auto',
    marginBottom: '-2',
    color: 'fg',
    '& [data-part=lead]': { minHeight: '6' },
    '& [data-part=lead] > button': {
      position: 'absolute',
      insetInlineStart: '1',
      top: '2',
      margin: '0',
    },
    '& [data-part=name]': { flex: '1', textStyle: 'lg', fontWeight: 'semibold' },
  },
  // A status in a column of its own takes the end of the first line; the name leaves it its room.
  [`${row}:has(> [data-phone=status]:not(:empty)) > td[data-kind=lead]`]: { width: '52%' },
  [`${row} > td[data-phone=status]`]: {
    order: '-1',
    width: '48%',
    height: '6',
    marginBottom: '-2',
    textAlign: 'end',
  },
  [`${row} > td[data-phone=status] > *`]: {
    display: 'inline-block',
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: '1.25rem',
    verticalAlign: 'top',
  },
  [`${row} > td:is([data-phone=hidden], [data-kind=value]:empty)`]: { display: 'none' },
  // A note is the second line.
  [`${row}:has([data-part=note]) > td[data-kind=value]:not([data-phone=status])`]: {
    display: 'none',
  },
  [`${row} > td[data-value=sentence]`]: { width: '100%', height: 'auto', whiteSpace: 'normal' },
  [`${row} > ${labelled}::before`]: { content: 'attr(data-label) " "' },
  [`${row} > td[data-kind=value]:not(:empty, ${elsewhere}, [data-value=sentence]) ~ td[data-kind=value]:not(:empty, ${elsewhere}, [data-value=sentence])::before`]:
    { content: '" · " / " "', whiteSpace: 'pre' },
  [`${row} > td[data-kind=value]:not(:empty, ${elsewhere}, [data-value=sentence]) ~ ${labelled}:not(:empty, ${elsewhere}, [data-value=sentence])::before`]:
    { content: '" · " attr(data-label) " "', whiteSpace: 'pre' },
  [`${row} > td[data-kind=actions]`]: {
    position: 'absolute',
    insetInlineEnd: '2',
    top: '2',
    height: 'touch',
    display: 'flex',
    alignItems: 'center',
  },
  '& tr[data-kind=details], & tr[data-kind=details] > td': { display: 'block' },
  '& > tbody[data-kind=gap] > tr': { display: 'block' },
} as const;
