import { Heading } from '@chakra-ui/react';

/** The page's only `h1`. The focus is led to it after each navigation, so that readers are told where they are. */
export const PageTitle = ({ children, small = false }: { children: string; small?: boolean }) => (
  <Heading
    as="h1"
    tabIndex={-1}
    outline="0"
    overflowWrap="anywhere"
    {...(small
      ? { textStyle: 'sm', fontWeight: 'medium', color: 'fg.muted' }
      : { textStyle: '2xl', fontWeight: 'bold' })}
  >
    {children}
  </Heading>
);
