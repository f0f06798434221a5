import { Button, Flex, Tag } from '@chakra-ui/react';

export interface FilterChip {
  id: string;
  /** What the filter says, e.g. "State: TX". */
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClearAll: () => void;
}

/** The chip goes with its button: the focus is on the next one then, or on the head of the page behind the last. */
function passFocus(chip: Element | null): void {
  const beside = chip?.nextElementSibling?.querySelector('button');
  const before = chip?.previousElementSibling?.querySelector('button');
  (beside ?? before ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** Filters that are in force, each with its own off switch. */
export function FilterChips({ chips, onClearAll }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <Flex
      gap="2"
      wrap="wrap"
      align="center"
      paddingX="var(--table-gutter)"
      paddingY="1.5"
      borderBottomWidth="1px"
    >
      {chips.map(({ id, label, onRemove }) => (
        <Tag.Root key={id} data-chip size="md" variant="subtle" colorPalette="gray">
          <Tag.Label>{label}</Tag.Label>
          <Tag.EndElement>
            <Tag.CloseTrigger
              aria-label={`Remove filter ${label}`}
              onClick={({ currentTarget }) => {
                passFocus(currentTarget.closest('[data-chip]'));
                onRemove();
              }}
            />
          </Tag.EndElement>
        </Tag.Root>
      ))}
      <Button
        size="2xs"
        variant="ghost"
        colorPalette="gray"
        onClick={() => {
          passFocus(null);
          onClearAll();
        }}
      >
        Clear all
      </Button>
    </Flex>
  );
}
