import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TabNav, type TabLink } from './TabNav.tsx';

interface PageHeaderProps {
  title: string;
  /** One muted line below the title, e.g. "60 companies". */
  subtitle?: ReactNode;
  /** Buttons at the right; the main one last. */
  actions?: ReactNode;
  tabs?: readonly TabLink[];
  /** Ends where a form or a detail card ends, instead of at the edge of the page. */
  narrow?: boolean;
}

/** Head of every page: its only `h1`, what it is about, and what can be done here. */
export function PageHeader({
  title,
  subtitle,
  actions,
  tabs = [],
  narrow = false,
}: PageHeaderProps) {
  return (
    <Box marginBottom="4" maxWidth={narrow ? '5xl' : undefined}>
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box minWidth="0" flex="1 1 auto">
          <Heading as="h1" textStyle="lg" fontWeight="bold" overflowWrap="anywhere">
            {title}
          </Heading>
          {subtitle !== undefined && (
            <Text textStyle="sm" color="fg.muted" minHeight="5" overflowWrap="anywhere">
              {subtitle}
            </Text>
          )}
        </Box>
        {actions !== undefined && (
          <Flex gap="2" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {tabs.length > 0 && (
        <Box marginTop="3">
          <TabNav label={`${title} sections`} tabs={tabs} />
        </Box>
      )}
    </Box>
  );
}
