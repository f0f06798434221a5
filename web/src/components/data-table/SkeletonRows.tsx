import { Skeleton } from '@chakra-ui/react';
import type { Column } from './column.ts';
import { tableRoles } from './table-roles.ts';

interface SkeletonRowsProps {
  rows: number;
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'align'>[];
  expandable: boolean;
  hasActions: boolean;
}

/** Stand in for the rows to come, in their columns; names differ a little in length. */
export function SkeletonRows({ rows, columns, expandable, hasActions }: SkeletonRowsProps) {
  return (
    <tbody {...tableRoles.group} aria-hidden>
      {Array.from({ length: rows }, (_row, row) => (
        <tr key={row} {...tableRoles.row}>
          {expandable && <td {...tableRoles.cell} data-kind="toggle" />}
          {columns.map(({ id, header, align }, column) => (
            <td
              key={id}
              {...tableRoles.cell}
              data-kind={column === 0 ? 'lead' : 'value'}
              data-label={header}
              data-align={align}
            >
              <Skeleton
                display="inline-block"
                verticalAlign="middle"
                height="3.5"
                width={column === 0 ? `${45 + ((row * 17) % 30)}%` : '60%'}
              />
            </td>
          ))}
          {hasActions && <td {...tableRoles.cell} data-kind="actions" />}
        </tr>
      ))}
    </tbody>
  );
}
