import { Button, Flex } from '@chakra-ui/react';
import type { RowAction, RowActions } from '../../components/data-table/row-action.ts';

/** What can be done with an order that has not reached the laboratory: its page has no menu (T s2). */
export const OrderButtons = ({ actions }: { actions: RowActions }) => (
  <Flex gap="2" wrap="wrap">
    {actions
      .filter((each): each is RowAction => each !== false && each !== null)
      .map(({ id, label, icon: Icon, onSelect }) => (
        <Button key={id} size="sm" variant="outline" colorPalette="gray" onClick={onSelect}>
          {Icon && <Icon size={16} aria-hidden />} {label}
        </Button>
      ))}
  </Flex>
);
