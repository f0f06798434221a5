import { Flex, Image, Text } from '@chakra-ui/react';

/** The logo on the white of the header, or a word that there is none. */
export function LogoImage({ src }: { src: string | null }) {
  return (
    <Flex
      align="center"
      justify="center"
      width="100%"
      maxWidth="18rem"
      height="24"
      padding="4"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
    >
      {src === null ? (
        <Text textStyle="sm" color="fg.muted">
          No logo: the default is shown
        </Text>
      ) : (
        <Image src={src} alt="Logo" maxHeight="100%" maxWidth="100%" objectFit="contain" />
      )}
    </Flex>
  );
}
