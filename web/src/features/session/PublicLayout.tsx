import { Box, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { BrandMark } from '../../lib/branding/BrandMark.tsx';
import { useBranding } from '../../lib/branding/use-branding.ts';
import { phoneText } from '../../lib/phone.ts';

/** Frame of the screens before sign-in: whose portal this is, the form, and whom to ask, once that is known. */
export function PublicLayout() {
  const { title, phone, email, isKnown } = useBranding();
  return (
    <Flex
      direction="column"
      align="center"
      minHeight="100dvh"
      paddingX="4"
      borderTopWidth="4px"
      borderColor="brand.solid"
    >
      <Stack
        as="main"
        width="100%"
        maxWidth="400px"
        gap="6"
        paddingTop={{ base: '10', md: '16' }}
        flex="1"
      >
        <Stack align="center" gap="3" textAlign="center">
          <BrandMark size={44} />
          <Text textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </Text>
        </Stack>
        <Box
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          boxShadow="xs"
          padding={{ base: '5', md: '7' }}
        >
          <Outlet />
        </Box>
      </Stack>
      {isKnown && (
        <Text as="footer" textStyle="xs" color="fg.muted" textAlign="center" paddingY="6">
          Need help?{' '}
          <Link href={`tel:+1${phone}`} variant="underline">
            {phoneText(phone)}
          </Link>{' '}
          or{' '}
          <Link href={`mailto:${email}`} variant="underline">
            {email}
          </Link>
        </Text>
      )}
    </Flex>
  );
}
