import { Bar } from '../page/Bar.tsx';
import { leadOf, type Column } from './column.ts';
import { tableRoles } from './table-roles.ts';

interface SkeletonRowsProps {
  rows: number;
  columns: readonly Column<never>[];
  stickyStarts: ReadonlyMap<string, string>;
  hasActions: boolean;
}

/** Stand in for the rows to come, in their columns; names differ a little in length. */
export function SkeletonRows({ rows, columns, stickyStarts, hasActions }: SkeletonRowsProps) {
  const lead = leadOf(columns);
  return (
    <tbody {...tableRoles.group} aria-hidden data-bars>
      {Array.from({ length: rows }, (_row, row) => (
        <tr key={row} {...tableRoles.row} data-kind="row">
          {columns.map((column) => (
            <td
              key={column.id}
              {...tableRoles.cell}
              data-kind={column === lead ? 'lead' : 'value'}
              data-value={column.kind}
              data-phone={column.phone}
              data-sticky={stickyStarts.has(column.id) || undefined}
              style={{ insetInlineStart: stickyStarts.get(column.id) }}
            >
              <Bar style={{ width: column === lead ? `${45 + ((row * 17) % 30)}%` : '60%' }} />
            </td>
          ))}
          {hasActions && <td {...tableRoles.cell} data-kind="actions" />}
        </tr>
      ))}
    </tbody>
  );
}
