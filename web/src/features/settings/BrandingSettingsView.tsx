import { Box, Flex, Text } from '@chakra-ui/react';
import { productDefaults } from '@assay/schema/tenants/product-defaults';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { editsCustomSettings, settingsPaths } from '../../config/features/settings.ts';
import { isSpecialHost } from '../../config/special-hosts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { brandingSections, SPECIAL_HOST_HINT } from './branding-words.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { ContrastNote } from './ContrastNote.tsx';
import { LogoImage } from './LogoImage.tsx';
import { brandingRecord } from './settings-records.ts';
import { SettingsHead } from './SettingsHead.tsx';

const ColorValue = ({ color }: { color: string | null }) => (
  <Flex align="center" gap="2">
    <Box
      aria-hidden
      boxSize="5"
      borderRadius="l1"
      borderWidth="1px"
      style={{ background: color ?? productDefaults.color }}
    />
    <Text as="span" fontVariantNumeric="tabular-nums">
      {color === null ? `${productDefaults.color} (default)` : color}
    </Text>
  </Flex>
);

/** Logo and color of the tenant with a preview, read-only (P s2). */
export function BrandingSettingsView() {
  const { TENANT_COLOR: color, TENANT_LOGO: logo } = brandingRecord.useRecord();
  const shown = color ?? productDefaults.color;
  const viewer = useViewer();
  return (
    <>
      <SettingsHead
        group="custom"
        edit={allows(viewer, editsCustomSettings) && settingsPaths.editCustom}
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
        <Section {...brandingSections.color}>
          <Detail label="Main color">
            <ColorValue color={color} />
          </Detail>
          <ContrastNote color={shown} />
        </Section>
        <Section {...brandingSections.preview}>
          <BrandPreview color={shown} logo={logo?.uri ?? null} />
        </Section>
      </DetailList>
    </>
  );
}
