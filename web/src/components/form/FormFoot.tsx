import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormFootProps {
  /** What is told of the form, at the start of the line. */
  note: ReactNode;
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** Foot of a form, always in sight over the fields. */
export const FormFoot = ({ note, children }: FormFootProps) => (
  <Flex
    position="sticky"
    bottom="0"
    zIndex="docked"
    align="center"
    // Where the note does not fit beside the buttons it has a line of its own.
    wrap="wrap"
    gap="2"
    // As wide as the page, over whose fields it stands.
    marginX={{ base: '-4', md: '-gutter' }}
    paddingX={{ base: '4', md: 'gutter' }}
    paddingY="3"
    borderTopWidth="1px"
    bg="bg"
  >
    {note}
    <Flex gap="2" marginStart="auto">
      {children}
    </Flex>
  </Flex>
);
