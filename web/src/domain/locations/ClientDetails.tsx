import { Box, Text } from '@chakra-ui/react';
import { Section } from '../../components/page/Section.tsx';
import { clientsSection } from './clients-section.ts';

interface ClientDetailsProps {
  clients: readonly { id: string; name: string }[];
}

/** Customers of the company that tests are ordered for at a location. */
export function ClientDetails({ clients }: ClientDetailsProps) {
  return (
    <Section {...clientsSection}>
      {clients.length === 0 ? (
        <Text textStyle="sm" color="fg.muted" gridColumn="1 / -1">
          No info provided.
        </Text>
      ) : (
        <Box
          as="ul"
          // Safari takes a list without bullets for none.
          role="list"
          aria-label="Clients"
          listStyleType="none"
          gridColumn="1 / -1"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="4"
          rowGap="1"
        >
          {clients.map(({ id, name }) => (
            <Text as="li" key={id} textStyle="sm" overflowWrap="anywhere">
              {name}
            </Text>
          ))}
        </Box>
      )}
    </Section>
  );
}
