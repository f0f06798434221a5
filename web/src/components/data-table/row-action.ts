import { History, ListChecks, Pencil, Trash2, X, type LucideIcon } from 'lucide-react';

/** One entry of a row's menu. */
export interface RowAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  /** Shown but not available; `hint` says why. */
  disabled?: boolean;
  hint?: string;
  /** Deletes or ends something: red, and its dialog asks first. */
  destructive?: boolean;
}

/** What a row's menu is made of: an entry that the viewer or the row does not allow is left out. */
export type RowActions = readonly (RowAction | false | null)[];

/** @param hint why the record cannot be edited; the entry is then shown but not available */
export const editAction = (onSelect: () => void, hint?: string): RowAction => ({
  id: 'edit',
  label: 'Edit',
  icon: Pencil,
  disabled: hint !== undefined,
  hint,
  onSelect,
});

export const historyAction = (onSelect: () => void): RowAction => ({
  id: 'history',
  label: 'History',
  icon: History,
  onSelect,
});

/** @param hint why the record cannot be deleted; the entry is then shown but not available */
export const deleteAction = (onSelect: () => void, hint?: string): RowAction => ({
  id: 'delete',
  label: 'Delete',
  icon: Trash2,
  destructive: true,
  disabled: hint !== undefined,
  hint,
  onSelect,
});

/** Takes a record out of where it stands; the record itself stays. */
export const removeAction = (onSelect: () => void): RowAction => ({
  id: 'remove',
  label: 'Remove',
  icon: X,
  destructive: true,
  onSelect,
});

/** Leads to the screen that assigns a record to many others. */
export const assignAction = (label: string, onSelect: () => void): RowAction => ({
  id: 'assign',
  label,
  icon: ListChecks,
  onSelect,
});
