import { Text } from '@chakra-ui/react';
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
            /* The keyboard comes to what is off as well, for its reason. */
            aria-disabled={disabled || undefined}
            aria-label={label}
            aria-description={disabled ? hint : undefined}
            closeOnSelect={!disabled}
            color={disabled ? 'fg.muted' : destructive ? 'fg.error' : undefined}
            cursor={disabled ? 'not-allowed' : undefined}
            onSelect={disabled ? undefined : onSelect}
          >
            {Icon && <Icon size={16} aria-hidden />}
            <span>
              {label}
              {disabled && hint !== undefined && (
                <Text as="span" display="block" textStyle="xs">
                  {hint}
                </Text>
              )}
            </span>
          </Menu.Item>
        ))
      }
    </PopupMenu>
  );
}
