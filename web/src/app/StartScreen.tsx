import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';

/** Before the first page has its code and data. */
export function StartScreen() {
  return (
    <Center minHeight="100dvh" role="status">
      <Spinner size="lg" color="fg.subtle" borderWidth="2px" animationDelay="0.3s" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </Center>
  );
}
