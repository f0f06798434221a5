import { Flex, Span, Text } from '@chakra-ui/react';
import { allServices } from './site-words.ts';

/** What the letters of the services stand for (C s9). */
export const ServicesKey = () => (
  <Flex columnGap="4" rowGap="1" wrap="wrap" textStyle="xs" color="fg.muted">
    {allServices.map(({ service, key, name }) => (
      <Span key={service}>
        <Span fontWeight="semibold" color="fg">
          {key}
        </Span>{' '}
        {name}
      </Span>
    ))}
    <Text width="full">All sites support non-DOT urine and paper CCFs.</Text>
  </Flex>
);
