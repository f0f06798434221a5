import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';
import { TabNav, type TabLink } from './TabNav.tsx';

interface PageHeaderProps {
  title: string;
  /** One muted line below the title, e.g. "60 companies". */
  subtitle?: ReactNode;
  /** Buttons at the right; the main one last. */
  actions?: ReactNode;
  tabs?: readonly TabLink[];
}

/** Head of every page: its only `h1`, what it is about, and what can be done here. */
export function PageHeader({ title, subtitle, actions, tabs = [] }: PageHeaderProps) {
  return (
    <Box marginBottom="4">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box minWidth="0" flex="1 1 auto">
          <PageTitle>{title}</PageTitle>
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
