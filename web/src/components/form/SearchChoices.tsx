import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ServerChoices } from './use-server-choices.ts';
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

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '2',
    paddingX: '2',
    // 44 px to a finger.
    paddingY: { base: '3', md: '1.5' },
    borderRadius: 'l1',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
  },
});

interface SearchChoicesProps {
  id: string;
  label: string;
  optionId: (index: number) => string;
  search: SearchChoice;
}

/** Keeps the row that Enter takes in sight. */
const inSight = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** From this distance to the end of the list on, in pixels, the next page is asked for. */
const NEAR_END = 64;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_END;

/** List below a field that searches its choices; the focus stays in the field. */
export function SearchChoices({ id, label, optionId, search }: SearchChoicesProps) {
  const { found, active, action, isChosen, choose } = search;
  const { options, failure, loadMore } = found;
  const row = (index: number) => ({
    ref: index === active ? inSight : undefined,
    id: optionId(index),
    role: 'option',
    bg: index === active ? 'bg.emphasized' : undefined,
  });
  return (
    <Popup
      // Pressing the list must not take the focus, which would close it before the click.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget }) => {
        // Who has come to the last row by keyboard is about to press Enter on it: it stays what it is.
        const waits = failure !== null || active === options.length;
        if (!waits && isNearEnd(currentTarget)) loadMore();
      }}
    >
      <Box role="listbox" id={id} aria-label={label} aria-busy={found.isLoading}>
        {options.map((option, index) => (
          <Row
            key={option.value}
            {...row(index)}
            aria-selected={isChosen(option)}
            onClick={() => choose(option)}
          >
            <Box minWidth="0">{option.label}</Box>
            {isChosen(option) && <Check size={16} aria-hidden />}
          </Row>
        ))}
        {action !== null && (
          <Row
            {...row(options.length)}
            aria-selected={false}
            fontWeight="medium"
            onClick={loadMore}
          >
            {action}
          </Row>
        )}
      </Box>
      <FoundStatus found={found} />
    </Popup>
  );
}

/** Says how the search stands; how many there are only to who does not see them. */
function FoundStatus({
  found: { options, isLoading, failure, hasMore },
}: {
  found: ServerChoices;
}) {
  const told = failure ?? (isLoading ? 'Loading…' : options.length === 0 ? 'Nothing found.' : null);
  const count = `${options.length} found${hasMore ? ', and there are more' : ''}.`;
  return (
    <Box role="status">
      {told === null ? (
        <VisuallyHidden>{count}</VisuallyHidden>
      ) : (
        <Box paddingX="2" paddingY="1.5" color={failure === null ? 'fg.muted' : 'fg.error'}>
          {told}
        </Box>
      )}
    </Box>
  );
}
