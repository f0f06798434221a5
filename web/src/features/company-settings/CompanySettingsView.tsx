import { Box, Flex } from '@chakra-ui/react';
import { EditLink } from '../../components/page/EditLink.tsx';
import { TabNav } from '../../components/page/TabNav.tsx';
import { SettingDetails } from '../../components/settings/SettingDetails.tsx';
import {
  companySettingAccess,
  companySettingTabs,
  editsCompanySettings,
  type SettingGroup,
} from '../../config/features/company-settings.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { openGroups, useCompanySettings } from './company-settings-record.ts';
import { settingGroups } from './setting-groups.ts';

/** One group of settings of a company, read-only, with a tab for each group (O s2). */
export function CompanySettingsView({ group }: { group: SettingGroup }) {
  const { settings, links } = useCompanySettings();
  const viewer = useViewer();
  const tabs = openGroups(viewer, links).map(([each, to]) => ({
    label: companySettingTabs[each],
    to,
  }));
  const mayEdit = allows(viewer, editsCompanySettings[group] ?? companySettingAccess[group]);
  return (
    <>
      <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap" marginBottom="4">
        <Box minWidth="0" flex="1 1 24rem">
          <TabNav label="Custom Settings" tabs={tabs} />
        </Box>
        {mayEdit && <EditLink to={`${links[group] ?? ''}/edit`} main />}
      </Flex>
      <SettingDetails {...settingGroups[group]} settings={settings} />
    </>
  );
}
