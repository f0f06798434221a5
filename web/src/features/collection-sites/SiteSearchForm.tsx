import { Box, Button, Flex } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CollectionSiteSearch } from '@assay/schema/collection-sites/collection-site';
import { Form } from '../../components/form/Form.tsx';
import { ZipField } from '../../domain/contact/ZipField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { ServiceButtons } from './ServiceButtons.tsx';
import type { SiteSearch } from './site-url.ts';

const SearchInput = CollectionSiteSearch.pick({ zip: true });
const labels = { zip: 'Zip Code' };

interface SiteSearchFormProps {
  search: SiteSearch;
  /** What the server says of the zip code that was searched for. */
  zipError: string | null;
  onSearch: (search: SiteSearch) => void;
}

/** The zip code to search around, and what the sites have to do. */
export function SiteSearchForm({ search, zipError, onSearch }: SiteSearchFormProps) {
  const form = useForm({
    values: { zip: search.zip },
    resolver: contractResolver<{ zip: string }, { zip: string }>(SearchInput, labels),
  });
  const { setError } = form;
  useEffect(() => {
    if (zipError !== null)
      setError('zip', { type: 'server', message: zipError }, { shouldFocus: true });
  }, [zipError, setError]);
  return (
    <Form
      form={form}
      contract={SearchInput}
      labels={labels}
      label="Search for collection sites"
      onSubmit={({ zip }) => onSearch({ ...search, zip })}
    >
      <Flex gap="4" rowGap="3" wrap="wrap" align="flex-start">
        <Flex gap="2" align="flex-start" width={{ base: 'full', sm: '22rem' }}>
          <Box flex="1" minWidth="0">
            <ZipField control={form.control} name="zip" inputMode="numeric" />
          </Box>
          {/* As far down as the input, below its label. */}
          <Button type="submit" size="sm" marginTop="1.625rem">
            <Search size={16} aria-hidden /> Search
          </Button>
        </Flex>
        <ServiceButtons
          chosen={search.services}
          onChange={(services) => onSearch({ ...search, services })}
        />
      </Flex>
    </Form>
  );
}
