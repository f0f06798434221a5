import { Menu } from '@chakra-ui/react';
import { PagePortal } from '../page/PagePortal.tsx';
import type { RowAction } from './row-action.ts';

/** The entries of a menu of actions, inside of its `Menu.Root`. */
export const ActionItems = ({ actions }: { actions: readonly RowAction[] }) => (
  <PagePortal>
    <Menu.Positioner>
      <Menu.Content minWidth="10rem">
        {actions.map(({ id, label, icon: Icon, disabled, hint, destructive }) => (
          <Menu.Item
            key={id}
            value={id}
            disabled={disabled}
            title={hint}
            color={destructive ? 'fg.error' : undefined}
          >
            {Icon && <Icon size={16} aria-hidden />}
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </PagePortal>
);
