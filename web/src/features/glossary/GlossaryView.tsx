import { Box, chakra, Text } from '@chakra-ui/react';
import { glossary } from '@assay/schema/glossary/glossary';
import type { GlossaryTerm } from '@assay/schema/glossary/glossary-term';
import { PageHeader } from '../../components/page/PageHeader.tsx';

const terms = Object.entries<GlossaryTerm>(glossary).toSorted(([, one], [, other]) =>
  one.term.localeCompare(other.term),
);

/** The words of the law and of the portal, each in one sentence; a link leads to each of them by its key. */
export const GlossaryView = () => (
  <>
    <PageHeader title="Words explained" subtitle="What the law and this portal mean by them" />
    <chakra.dl maxWidth="4xl" margin="0">
      {terms.map(([key, { term, long, says, source }]) => (
        <Box
          key={key}
          id={key}
          display={{ md: 'grid' }}
          gridTemplateColumns={{ md: '16rem 1fr' }}
          gap="6"
          paddingY="3"
          borderBottomWidth="1px"
          _target={{ bg: 'brand.subtle' }}
        >
          <chakra.dt textStyle="sm" fontWeight="semibold">
            {term}
            {long !== undefined && (
              <Text as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
                {long}
              </Text>
            )}
          </chakra.dt>
          <chakra.dd margin="0" textStyle="sm">
            {says}
            {source !== undefined && (
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {source}
              </Text>
            )}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  </>
);
