import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { brandVariables } from '../../lib/branding/brand-variables.ts';
import { ratioText, textsOn, type TextOnColour } from './text-contrast.ts';

/** "Aa" on the colour. Decoration, which may well be unreadable: the words beside it say what it shows. */
const Sample = ({ colour, text }: { colour: string; text: TextOnColour }) => (
  <Flex
    aria-hidden
    boxSize="9"
    flexShrink="0"
    align="center"
    justify="center"
    borderRadius="l2"
    fontWeight="semibold"
    style={{ background: colour, color: text.colour }}
    _before={{ content: '"Aa"' }}
  />
);

/** White and black text on the colour with their contrast, and which of them the portal uses. */
export function ContrastNote({ colour }: { colour: string }) {
  const darkened = brandVariables(colour)['--tenant-fg'] !== colour.toLowerCase();
  return (
    <Stack gap="3" role="group" aria-label="Contrast of the colour">
      <Flex gap="5" wrap="wrap">
        {textsOn(colour).map((text) => (
          <Flex key={text.name} align="center" gap="2.5">
            <Sample colour={colour} text={text} />
            <Box textStyle="xs">
              <Text fontWeight="medium">
                {text.name} text{text.used && ' (used)'}
              </Text>
              <Text color="fg.muted" fontVariantNumeric="tabular-nums">
                Contrast {ratioText(text.ratio)}
              </Text>
            </Box>
          </Flex>
        ))}
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {darkened
          ? 'Links are shown in a darker tone of it, so that they can be read on white.'
          : 'Links in this colour can be read on white.'}
      </Text>
    </Stack>
  );
}
