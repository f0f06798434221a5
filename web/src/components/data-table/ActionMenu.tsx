import type { ComponentProps } from 'react';
import { PopupMenu } from '../overlays/PopupMenu.tsx';
import type { RowAction } from './row-action.ts';

interface ActionMenuProps extends Pick<ComponentProps<typeof PopupMenu>, 'trigger'> {
  actions: readonly RowAction[];
}

/** A menu of actions; nothing is shown without one. */
export function ActionMenu({ actions, trigger }: ActionMenuProps) {
  if (actions.length === 0) return null;
  return (
    <PopupMenu
      trigger={trigger}
      first={actions.find((action) => !action.disabled)?.id}
      placement="bottom-end"
      content={{ minWidth: '10rem' }}
    >
      {(Menu) =>
        actions.map(({ id, label, icon: Icon, disabled, hint, destructive, onSelect }) => (
          <Menu.Item
            key={id}
            value={id}
            disabled={disabled}
            title={hint}
            color={destructive ? 'fg.error' : undefined}
            onSelect={onSelect}
          >
            {Icon && <Icon size={16} aria-hidden />}
            {label}
          </Menu.Item>
        ))
      }
    </PopupMenu>
  );
}
