import { Box, chakra, Text } from '@chakra-ui/react';
import { CornerDownLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Entry } from './entries.ts';
import { MarkedText } from './MarkedText.tsx';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: 'touch', md: '9' },
    paddingX: '3',
    paddingY: '1',
    borderRadius: 'l2',
    textStyle: 'sm',
    '& svg': { flexShrink: '0', color: 'fg.muted' },
    '&[aria-selected=true]': { bg: 'brand.subtle' },
  },
});

/** Keeps the row that Enter takes in sight. */
const inSight = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' });

interface PaletteListProps {
  id: string;
  entries: readonly Entry[];
  search: string;
  /** Place of the row that Enter takes. */
  active: number;
  onActive: (index: number) => void;
  onOpen: () => void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** Rows of the palette in their groups; the focus stays in the field above it. */
export function PaletteList({ id, entries, search, active, onActive, onOpen }: PaletteListProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Box role="listbox" id={id} aria-label="What was found" paddingX="2" paddingBottom="2">
      {groups.map((group) => (
        <Box key={group} role="group" aria-label={group}>
          <Text
            aria-hidden
            paddingX="3"
            paddingTop="3"
            paddingBottom="1"
            textStyle="2xs"
            textTransform="uppercase"
            color="fg.muted"
          >
            {group}
          </Text>
          {entries.map((entry, index) => {
            if (entry.group !== group) return null;
            const { icon: Icon, path, title, detail, note } = entry;
            const isActive = index === active;
            return (
              <Row
                key={`${path} ${title}`}
                ref={isActive ? inSight : undefined}
                id={optionId(id, index)}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                to={path}
                onPointerMove={() => isActive || onActive(index)}
                onClick={onOpen}
              >
                <Icon size={16} aria-hidden />
                <Box as="span" minWidth="0" flex="1" truncate>
                  <Box as="span" fontWeight="semibold" marginEnd="2">
                    <MarkedText text={title} search={search} />
                  </Box>
                  {detail && (
                    <Box
                      as="span"
                      color="fg.muted"
                      display={{ base: 'block', md: 'inline' }}
                      truncate
                    >
                      <MarkedText text={detail} search={search} />
                    </Box>
                  )}
                </Box>
                {note && (
                  <Box as="span" flexShrink="0" color="fg.muted" textStyle="xs">
                    {note}
                  </Box>
                )}
                {isActive && <CornerDownLeft size={14} aria-hidden />}
              </Row>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
