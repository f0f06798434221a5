import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FoldDetails, FoldSummary } from '../../components/page/Fold.tsx';

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
  <FoldDetails
    borderBottomWidth="1px"
    open={open}
    onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}
  >
    <FoldSummary minHeight="14">
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
    </FoldSummary>
    <Box paddingBottom="6" paddingStart={{ md: '6.5' }}>
      {hint !== undefined && (
        <Text textStyle="sm" color="fg.muted" marginBottom="4" maxWidth="70ch">
          {hint}
        </Text>
      )}
      {children}
    </Box>
  </FoldDetails>
);
