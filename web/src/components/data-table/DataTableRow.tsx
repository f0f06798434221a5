import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Column } from './column.ts';
import type { RowActions } from './row-action.ts';
import { RowMenu } from './RowMenu.tsx';
import { tableRoles } from './table-roles.ts';

interface DataTableRowProps<Row, F extends string> {
  row: Row;
  label: string;
  columns: readonly Column<Row, F>[];
  actions?: (row: Row) => RowActions;
  details?: (row: Row) => ReactNode;
  inactive?: boolean;
  /** Place in the list, where not every row is in the page. */
  index?: number;
}

/** One record: its cells and, when opened, a row of details below. */
export function DataTableRow<Row, F extends string>({
  row,
  label,
  columns,
  actions,
  details,
  inactive = false,
  index,
}: DataTableRowProps<Row, F>) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  const span = columns.length + (details ? 1 : 0) + (actions ? 1 : 0);
  // On a phone the row is a card, which the column that names the row heads.
  const lead = columns.find(({ hideable }) => hideable === false) ?? columns[0];
  return (
    <>
      <tr
        {...tableRoles.row}
        data-kind="row"
        data-inactive={inactive || undefined}
        // The heads are the first row.
        aria-rowindex={index === undefined ? undefined : index + 2}
      >
        {details && (
          <td {...tableRoles.cell} data-kind="toggle">
            <button
              type="button"
              aria-label={`Details of ${label}`}
              aria-expanded={open}
              aria-controls={open ? detailsId : undefined}
              onClick={() => setOpen(!open)}
            >
              <Chevron size={16} aria-hidden />
            </button>
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.id}
            {...tableRoles.cell}
            data-kind={column === lead ? 'lead' : 'value'}
            data-label={column.header}
            data-align={column.align}
            data-wide={column.wide}
          >
            {column.cell(row)}
          </td>
        ))}
        {actions && (
          <td {...tableRoles.cell} data-kind="actions">
            <RowMenu rowLabel={label} actions={actions(row).filter((each) => !!each)} />
          </td>
        )}
      </tr>
      {details && open && (
        <tr {...tableRoles.row} data-kind="details" id={detailsId}>
          <td {...tableRoles.cell} colSpan={span}>
            {details(row)}
          </td>
        </tr>
      )}
    </>
  );
}
