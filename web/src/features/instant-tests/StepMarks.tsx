import { Center, Flex, Text } from '@chakra-ui/react';
import { instantTestSteps } from './instant-test-words.ts';

/** Which of the two steps it is. */
export const StepMarks = ({ step }: { step: 1 | 2 }) => (
  <Flex as="ol" listStyleType="none" gap="4" align="center" aria-label="Steps">
    {instantTestSteps.map((name, at) => {
      const isCurrent = at + 1 === step;
      return (
        <Flex
          as="li"
          key={name}
          gap="2"
          align="center"
          aria-current={isCurrent ? 'step' : undefined}
          color={isCurrent ? 'fg' : 'fg.muted'}
        >
          <Center
            width="6"
            height="6"
            borderRadius="full"
            borderWidth="1px"
            textStyle="xs"
            {...(isCurrent ? { bg: 'colorPalette.solid', color: 'colorPalette.contrast' } : {})}
          >
            {at + 1}
          </Center>
          <Text textStyle="sm" fontWeight={isCurrent ? 'medium' : 'normal'}>
            {name}
          </Text>
        </Flex>
      );
    })}
  </Flex>
);
