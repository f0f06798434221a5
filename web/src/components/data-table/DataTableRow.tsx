import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leadOf, type Column } from './column.ts';
import type { RowActions } from './row-action.ts';
import { RowMenu } from './RowMenu.tsx';
import { tableRoles } from './table-roles.ts';

interface DataTableRowProps<Row, F extends string> {
  row: Row;
  label: string;
  columns: readonly Column<Row, F>[];
  stickyStarts: ReadonlyMap<string, string>;
  isPhone: boolean;
  href?: (row: Row) => string | null;
  actions?: (row: Row) => RowActions;
  details?: (row: Row) => ReactNode;
  inactive?: boolean;
  /** Place in the list, where not every row is in the page. */
  index?: number;
}

interface NameProps<Row, F extends string> {
  row: Row;
  column: Column<Row, F>;
  href: string | null;
  /** Opens the details. */
  toggle: ReactNode;
  isPhone: boolean;
}

/** What names the row, and leads to its record. */
function Name<Row, F extends string>({ row, column, href, toggle, isPhone }: NameProps<Row, F>) {
  const note = column.note?.(row);
  const remark = column.remark?.(row);
  const name = (isPhone && column.phoneName?.(row)) || column.cell(row);
  return (
    <div data-part="lead">
      {toggle}
      <div data-part="name">
        {href === null ? (
          name
        ) : (
          <Link to={href} data-opens="">
            {name}
          </Link>
        )}
        {note && <div data-part="note">{note}</div>}
        {remark && <div data-part="remark">{remark}</div>}
      </div>
      {column.badge?.(row)}
    </div>
  );
}

/** One record: its cells and, when opened, a row of details below. */
export function DataTableRow<Row, F extends string>({
  row,
  label,
  columns,
  stickyStarts,
  isPhone,
  href,
  actions,
  details,
  inactive = false,
  index,
}: DataTableRowProps<Row, F>) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  const lead = leadOf(columns);
  const toggle = details && (
    <button
      type="button"
      aria-label={`Details of ${label}`}
      aria-expanded={open}
      aria-controls={open ? detailsId : undefined}
      onClick={() => setOpen(!open)}
    >
      <Chevron size={16} aria-hidden />
    </button>
  );
  return (
    <>
      <tr
        {...tableRoles.row}
        data-kind="row"
        data-inactive={inactive || undefined}
        // The heads are the first row.
        aria-rowindex={index === undefined ? undefined : index + 2}
      >
        {columns.map((column) => (
          <td
            key={column.id}
            {...tableRoles.cell}
            data-kind={column === lead ? 'lead' : 'value'}
            data-value={column.kind}
            data-phone={column.phone}
            data-label={column.header}
            data-sticky={stickyStarts.has(column.id) || undefined}
            style={{ insetInlineStart: stickyStarts.get(column.id) }}
          >
            {column === lead ? (
              <Name
                row={row}
                column={column}
                href={href?.(row) ?? null}
                toggle={toggle}
                isPhone={isPhone}
              />
            ) : (
              column.cell(row)
            )}
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
          <td {...tableRoles.cell} colSpan={columns.length + (actions ? 1 : 0)}>
            {details(row)}
          </td>
        </tr>
      )}
    </>
  );
}
