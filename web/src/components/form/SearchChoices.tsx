import { Box, chakra, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { SearchChoice } from './use-search-choice.ts';

const Popup = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 4px)',
    zIndex: 'dropdown',
    maxHeight: '18rem',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.panel',
    borderRadius: 'l2',
    boxShadow: 'md',
    textStyle: 'sm',
  },
});

interface SearchChoicesProps {
  id: string;
  label: string;
  optionId: (index: number) => string;
  /** In place of options. */
  empty: string;
  search: SearchChoice;
}

/** Keeps the option that Enter chooses in sight. */
const inSight = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** List below a field that searches its choices; the focus stays in the field. */
export function SearchChoices({ id, label, optionId, empty, search }: SearchChoicesProps) {
  const { shown, left, active, chosen, choose } = search;
  return (
    // Pressing the list must not take the focus, which would close it before the click.
    <Popup onMouseDown={(event) => event.preventDefault()}>
      <Box role="listbox" id={id} aria-label={label}>
        {shown.map((option, index) => (
          <Flex
            key={option.value}
            ref={index === active ? inSight : undefined}
            id={optionId(index)}
            role="option"
            aria-selected={option === chosen}
            justify="space-between"
            gap="2"
            paddingX="2"
            paddingY="1.5"
            borderRadius="l1"
            cursor="pointer"
            overflowWrap="anywhere"
            bg={index === active ? 'bg.emphasized' : undefined}
            _hover={{ bg: 'bg.muted' }}
            onClick={() => choose(option)}
          >
            <Box minWidth="0">{option.label}</Box>
            {option === chosen && <Check size={16} aria-hidden />}
          </Flex>
        ))}
      </Box>
      {shown.length === 0 && (
        <Box role="status" paddingX="2" paddingY="1.5" color="fg.muted">
          {empty}
        </Box>
      )}
      {left > 0 && (
        <Box paddingX="2" paddingY="1.5" textStyle="xs" color="fg.muted">
          {left.toLocaleString('en-US')} more: type to find them
        </Box>
      )}
    </Popup>
  );
}
