import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { allServices } from '../../domain/collection-sites/site-words.ts';

interface ServiceButtonsProps {
  chosen: readonly CollectionService[];
  onChange: (services: readonly CollectionService[]) => void;
}

/** The services that all sites of a search have to do. */
export function ServiceButtons({ chosen, onChange }: ServiceButtonsProps) {
  const labelId = useId();
  const toggle = (service: CollectionService): void =>
    onChange(
      chosen.includes(service) ? chosen.filter((each) => each !== service) : [...chosen, service],
    );
  return (
    <Box role="group" aria-labelledby={labelId} minWidth="0" flex="1 1 24rem">
      <Text id={labelId} textStyle="sm" fontWeight="medium" marginBottom="1.5">
        Only sites with
      </Text>
      <Flex gap="2" wrap="wrap">
        {allServices.map(({ service, name }) => (
          <Button
            key={service}
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-pressed={chosen.includes(service)}
            _pressed={{ bg: 'brand.muted', color: 'brand.fg', borderColor: 'brand.border' }}
            onClick={() => toggle(service)}
          >
            {name}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}
