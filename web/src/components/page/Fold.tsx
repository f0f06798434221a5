import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { numberText } from '../../lib/value-text.ts';

interface FoldProps {
  title: string;
  /** How many there are inside. */
  count?: number;
  /** One line that is read without opening it. */
  note?: ReactNode;
  /** It is open to begin with. */
  open?: boolean;
  children: ReactNode;
}

/** What can be folded. */
export const FoldDetails = chakra('details', {
  base: {
    minWidth: '0',
    '&[open] > summary > svg': { transform: 'rotate(90deg)' },
    // Paper cannot be unfolded.
    _print: {
      '&::details-content': { contentVisibility: 'visible' },
      '& > summary > svg': { display: 'none' },
    },
  },
});

/** What is seen of it while it is folded, behind an arrow. */
export const FoldSummary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '11', md: '8' },
    cursor: 'pointer',
    listStyleType: 'none',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flexShrink: '0', color: 'fg.muted', transition: 'transform 160ms' },
    _motionReduce: { '& > svg': { transition: 'none' } },
  },
});

/** A part of a page that is out of the way until it is wanted: a group that is done, or how something came about. */
export const Fold = ({ title, count, note, open = false, children }: FoldProps) => (
  <FoldDetails open={open}>
    <FoldSummary>
      <ChevronRight size={16} aria-hidden />
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        {title}
        {count !== undefined && (
          <Text as="span" color="fg.muted" fontWeight="normal" marginStart="2">
            {numberText(count)}
          </Text>
        )}
      </Heading>
      {note !== undefined && (
        <Text textStyle="xs" color="fg.muted" marginStart="auto">
          {note}
        </Text>
      )}
    </FoldSummary>
    <Box paddingTop="2">{children}</Box>
  </FoldDetails>
);
