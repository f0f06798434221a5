/**
 * Roles that table elements have by themselves, said aloud: on a phone rows are laid out as cards, and
 * some browsers take the roles from a table that is not displayed as one.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
