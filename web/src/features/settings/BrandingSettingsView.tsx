import { Box, Flex, Text } from '@chakra-ui/react';
import { useReadQuery } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import { productDefaults } from '@assay/schema/tenants/product-defaults';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { paths } from '../../config/paths.ts';
import { isSpecialHost } from '../../config/special-hosts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { brandingSections, SPECIAL_HOST_HINT } from './branding-texts.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { ContrastNote } from './ContrastNote.tsx';
import { EditButton } from './EditButton.tsx';
import { LogoImage } from './LogoImage.tsx';
import { editCustomAccess } from './settings-access.ts';
import type { BrandingData } from './settings-loaders.ts';
import { settingsTitles } from './settings-titles.ts';
import { useSettingsTabs } from './use-settings-tabs.ts';

const ColourValue = ({ colour }: { colour: string | null }) => (
  <Flex align="center" gap="2">
    <Box
      aria-hidden
      boxSize="5"
      borderRadius="l1"
      borderWidth="1px"
      style={{ background: colour ?? productDefaults.colour }}
    />
    <Text as="span" fontVariantNumeric="tabular-nums">
      {colour === null ? `${productDefaults.colour} (default)` : colour}
    </Text>
  </Flex>
);

/** Logo and colour of the tenant with a preview, read-only (P s2). */
export function BrandingSettingsView() {
  const { TENANT_COLOR: colour, TENANT_LOGO: logo } =
    useReadQuery(useLoaderData<BrandingData>()).data.brandingSettings;
  const shown = colour ?? productDefaults.colour;
  const viewer = useViewer();
  return (
    <PageColumn>
      <PageHeader
        title={settingsTitles.custom}
        tabs={useSettingsTabs()}
        actions={allows(viewer, editCustomAccess) && <EditButton to={paths.settings.editCustom} />}
      />
      <DetailList>
        <Section {...brandingSections.logo}>
          <Box gridColumn="1 / -1">
            <LogoImage src={logo?.uri ?? null} />
            {logo !== null && isSpecialHost(location.hostname) && (
              <Text textStyle="xs" color="fg.muted" marginTop="2">
                {SPECIAL_HOST_HINT}
              </Text>
            )}
          </Box>
        </Section>
        <Section {...brandingSections.colour}>
          <Detail label="Main colour">
            <ColourValue colour={colour} />
          </Detail>
          <ContrastNote colour={shown} />
        </Section>
        <Section {...brandingSections.preview}>
          <BrandPreview colour={shown} logo={logo?.uri ?? null} />
        </Section>
      </DetailList>
    </PageColumn>
  );
}
