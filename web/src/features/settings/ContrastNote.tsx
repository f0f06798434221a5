import { Box, Flex, Text } from '@chakra-ui/react';
import { brandVariables } from '@assay/schema/branding/brand-variables';
import { contrast } from '@assay/schema/branding/oklch';

/** '4.5:1'. Cut and not rounded: 4.49 does not reach 4.5. */
const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** The tone in which the portal shows the color, and how well white text on it can be read. */
export function ContrastNote({ color }: { color: string }) {
  const shown = brandVariables(color)['--tenant-solid'] ?? color;
  return (
    <Flex align="center" gap="2.5" role="group" aria-label="Contrast of the color">
      <Flex
        aria-hidden
        boxSize="9"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="l2"
        fontWeight="semibold"
        color="white"
        style={{ background: shown }}
        _before={{ content: '"Aa"' }}
      />
      <Box textStyle="xs">
        <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
          White text, contrast {ratioText(contrast('#ffffff', shown))}
        </Text>
        <Text color="fg.muted">
          {shown === color.toLowerCase()
            ? 'The portal shows this color as it is.'
            : `The portal shows it in a darker tone, ${shown.toUpperCase()}, so that text can be read.`}
        </Text>
      </Box>
    </Flex>
  );
}
