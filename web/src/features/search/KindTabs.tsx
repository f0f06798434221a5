import { Button, Flex } from '@chakra-ui/react';
import { searchKinds, type SearchKind } from '@assay/schema/search/search-kinds';

interface KindTabsProps {
  /** Kinds of what was found, each with how many of it are shown. */
  counts: readonly (readonly [kind: SearchKind, count: number])[];
  chosen: SearchKind | null;
  onChoose: (kind: SearchKind | null) => void;
}

/** Narrows what was found to one kind, of which more is shown then. */
export function KindTabs({ counts, chosen, onChoose }: KindTabsProps) {
  const tab = (kind: SearchKind | null, label: string, count?: number) => (
    <Button
      key={label}
      size="2xs"
      variant={chosen === kind ? 'subtle' : 'ghost'}
      colorPalette="gray"
      aria-pressed={chosen === kind}
      onClick={() => onChoose(kind)}
    >
      {label}
      {count !== undefined && ` ${count}`}
    </Button>
  );
  return (
    <Flex
      role="group"
      aria-label="Kinds"
      gap="1"
      paddingX="4"
      paddingBottom="2"
      overflowX="auto"
      borderBottomWidth="1px"
    >
      {tab(null, 'All')}
      {counts.map(([kind, count]) => tab(kind, searchKinds[kind], count))}
    </Flex>
  );
}
