import { Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from '../page/Card.tsx';

interface PartOfRecordProps {
  title: string;
  /** Buttons at the end of the title. */
  buttons: ReactNode;
  children: ReactNode;
}

/**
 * What belongs to a record: a table below its title, with its buttons. It stands apart from `components/page`, whose parts
 * come with every list (`web/plugins/chunks.ts`).
 */
export function PartOfRecord({ title, buttons, children }: PartOfRecordProps) {
  const titleId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      marginTop="5"
      css={{ '--table-gutter': '{spacing.3}' }}
    >
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" padding="3">
        <Heading as="h2" id={titleId} textStyle="lg" fontWeight="semibold">
          {title}
        </Heading>
        <Flex gap="2" wrap="wrap">
          {buttons}
        </Flex>
      </Flex>
      {children}
    </Card>
  );
}
