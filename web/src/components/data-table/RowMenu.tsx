import { Menu } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ActionItems } from './ActionItems.tsx';
import type { RowAction } from './row-action.ts';

interface RowMenuProps {
  /** What the row is, e.g. the company's name: "Actions for Northwind". */
  rowLabel: string;
  actions: readonly RowAction[];
}

/**
 * Actions of one row. The menu is made when it is first opened: a thousand rows cost a thousand
 * buttons, not a thousand menus.
 */
export function RowMenu({ rowLabel, actions }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const triggerId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  if (actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        id={triggerId}
        ref={button}
        aria-label={`Actions for ${rowLabel}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <EllipsisVertical size={16} aria-hidden />
      </button>
      {open && <OpenMenu triggerId={triggerId} actions={actions} onClose={close} />}
    </>
  );
}

interface OpenMenuProps {
  triggerId: string;
  actions: readonly RowAction[];
  onClose: () => void;
}

function OpenMenu({ triggerId, actions, onClose }: OpenMenuProps) {
  return (
    <Menu.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      onSelect={({ value }) => actions.find(({ id }) => id === value)?.onSelect()}
      ids={{ trigger: triggerId }}
      positioning={{ placement: 'bottom-end' }}
      defaultHighlightedValue={actions.find((action) => !action.disabled)?.id}
    >
      <ActionItems actions={actions} />
    </Menu.Root>
  );
}
