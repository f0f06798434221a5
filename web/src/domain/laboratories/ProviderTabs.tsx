import { Box, Button, Flex } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import {
  labProviderNames,
  labProviderTabs,
  type LabProviderName,
} from '@assay/schema/common/lab-providers';
import { keysOf } from '@assay/schema/core/keys-of';
import { ActionMenu } from '../../components/data-table/ActionMenu.tsx';
import { TabNav } from '../../components/page/TabNav.tsx';

interface ProviderTabsProps {
  /** The laboratory whose catalogue is shown; it has a tab, whichever it is. */
  current: LabProviderName;
  /** Address of the catalogue of a laboratory. */
  listOf: (provider: LabProviderName) => string;
}

/** The laboratories of a catalogue: a tab for each of the five that C s2 names, and the others in a menu beside them. */
export function ProviderTabs({ current, listOf }: ProviderTabsProps) {
  const navigate = useNavigate();
  const tabs = [...new Set([...labProviderTabs, current])];
  const others = keysOf(labProviderNames).filter((provider) => !tabs.includes(provider));
  return (
    <Flex align="center" gap="2" minWidth="0">
      <Box flex="1" minWidth="0">
        <TabNav
          label="Providers"
          tabs={tabs.map((each) => ({ label: labProviderNames[each], to: listOf(each) }))}
        />
      </Box>
      <ActionMenu
        trigger={
          <Button variant="ghost" colorPalette="gray" size="sm" aria-label="More laboratories">
            More <ChevronDown size={16} aria-hidden />
          </Button>
        }
        actions={others.map((provider) => ({
          id: provider,
          label: labProviderNames[provider],
          onSelect: () => void navigate(listOf(provider)),
        }))}
      />
    </Flex>
  );
}
