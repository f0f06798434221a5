import { Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { ChipButtons } from '../../components/form/ChipButtons.tsx';
import { allServices } from '../../domain/collection-sites/site-words.ts';

interface ServiceButtonsProps {
  chosen: readonly CollectionService[];
  onChange: (services: readonly CollectionService[]) => void;
}

const options = allServices.map(({ service, name }) => ({ value: service, label: name }));

/** The services that all sites of a search have to do. */
export function ServiceButtons({ chosen, onChange }: ServiceButtonsProps) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} minWidth="0" flex="1 1 24rem">
      <Text id={labelId} textStyle="sm" fontWeight="medium" marginBottom="1.5">
        Only sites with
      </Text>
      <Flex gap="2" wrap="wrap">
        <ChipButtons size="sm" options={options} chosen={chosen} onChange={onChange} />
      </Flex>
    </Box>
  );
}
