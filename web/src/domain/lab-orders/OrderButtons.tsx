import { Button } from '@chakra-ui/react';
import type { RowAction, RowActions } from '../../components/data-table/row-action.ts';

/**
 * What can be done with an order that has not reached the laboratory: its page has no menu (T s2). They stand in the row of
 * the page's actions themselves, which knows how buttons share a phone.
 */
export const OrderButtons = ({ actions }: { actions: RowActions }) =>
  actions
    .filter((each): each is RowAction => each !== false && each !== null)
    .map(({ id, label, icon: Icon, onSelect }) => (
      <Button key={id} size="sm" variant="outline" colorPalette="gray" onClick={onSelect}>
        {Icon && <Icon size={16} aria-hidden />} {label}
      </Button>
    ));
