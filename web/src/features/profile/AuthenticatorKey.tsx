import { Box, Button, QrCode, Stack, Text } from '@chakra-ui/react';
import { qrCodeSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from '../../lib/theme/system.ts';

addRecipes({}, { qrCode: qrCodeSlotRecipe });

interface AuthenticatorKeyProps {
  secret: string;
  uri: string;
}

/** The key of an authenticator app, to be scanned or typed. */
export const AuthenticatorKey = ({ secret, uri }: AuthenticatorKeyProps) => (
  <Stack gap="3">
    {/* Black on white in dark rooms too, or cameras do not read it. */}
    <Box role="img" aria-label="QR code of the key" alignSelf="center" bg="white" padding="3">
      <QrCode.Root value={uri} size="lg" encoding={{ ecc: 'M' }}>
        <QrCode.Frame fill="black" bg="white">
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
    </Box>
    {/* Nobody scans the screen of the phone that the app is on. */}
    <Button asChild size="sm" variant="outline" colorPalette="gray" hideFrom="md">
      <a href={uri}>Open the app on this phone</a>
    </Button>
    <Box>
      <Text textStyle="sm" fontWeight="medium">
        Key
      </Text>
      <Box as="code" fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
        {secret.replace(/.{4}(?=.)/g, '$& ')}
      </Box>
    </Box>
  </Stack>
);
