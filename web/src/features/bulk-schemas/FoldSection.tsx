import { Badge, Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldSectionProps {
  title: string;
  hint?: string;
  /** One line that is read without opening it. */
  note?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether something in it was refused. */
  isRefused: boolean;
  children: ReactNode;
}

const Details = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    '&[open] > summary svg': { transform: 'rotate(90deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '14',
    cursor: 'pointer',
    listStyleType: 'none',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: '0', color: 'fg.muted', transition: 'transform 160ms' },
    _motionReduce: { '& svg': { transition: 'none' } },
  },
});

/** An accordion of a form (C s2): its fields stay in the form while it is closed. */
export const FoldSection = ({
  title,
  hint,
  note,
  open,
  onOpenChange,
  isRefused,
  children,
}: FoldSectionProps) => (
  <Details open={open} onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}>
    <Summary>
      <ChevronRight size={18} aria-hidden />
      <Heading as="h2" textStyle="lg" fontWeight="semibold">
        {title}
      </Heading>
      <Flex marginStart="auto" gap="2" align="center">
        {isRefused && <Badge colorPalette="red">Needs another look</Badge>}
        {note !== undefined && (
          <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
            {note}
          </Text>
        )}
      </Flex>
    </Summary>
    <Box paddingBottom="6" paddingStart={{ md: '6.5' }}>
      {hint !== undefined && (
        <Text textStyle="sm" color="fg.muted" marginBottom="4" maxWidth="70ch">
          {hint}
        </Text>
      )}
      {children}
    </Box>
  </Details>
);
