import { EllipsisVertical } from 'lucide-react';
import { ActionMenu } from './ActionMenu.tsx';
import type { RowAction } from './row-action.ts';

interface RowMenuProps {
  /** What the row is, e.g. the company's name: "Actions for Northwind". */
  rowLabel: string;
  actions: readonly RowAction[];
}

/** Actions of one row. Its button is a plain one: there are as many as rows. */
export const RowMenu = ({ rowLabel, actions }: RowMenuProps) => (
  <ActionMenu
    actions={actions}
    trigger={
      <button type="button" aria-label={`Actions for ${rowLabel}`}>
        <EllipsisVertical size={16} aria-hidden />
      </button>
    }
  />
);
