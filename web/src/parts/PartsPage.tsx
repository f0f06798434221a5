import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ChipButtons } from '../components/form/ChipButtons.tsx';
import { PageHeader } from '../components/page/PageHeader.tsx';
import { chooseScheme, chosenScheme, type Scheme } from '../lib/theme/scheme.ts';
import { ChartParts } from './ChartParts.tsx';
import { DialogParts } from './DialogParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { FileParts } from './FileParts.tsx';
import { ListParts } from './ListParts.tsx';
import { PageParts } from './PageParts.tsx';
import { WordParts } from './WordParts.tsx';

const groups = ['Pages', 'Lists', 'Fields', 'Dialogs', 'Charts', 'Files', 'Words'] as const;
const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
] as const;

/** Every shared part of the portal in every state, for whoever builds the next screen (`npm run dev`, /parts). */
export function PartsPage() {
  const [scheme, setScheme] = useState<Scheme>(chosenScheme);
  const choose = (pressed: Scheme[]): void => {
    const next = pressed.find((each) => each !== scheme) ?? scheme;
    setScheme(next);
    chooseScheme(next);
  };
  return (
    <Box as="main" maxWidth="80rem" marginX="auto" paddingX={{ base: '4', md: '6' }} paddingY="6">
      <PageHeader
        title="Shared parts"
        subtitle="What screens are made of. None of it is in the build."
        actions={<ChipButtons options={schemes} chosen={[scheme]} onChange={choose} />}
      />
      <Flex as="nav" aria-label="Groups" gap="4" wrap="wrap">
        {groups.map((group) => (
          <Link key={group} href={`#${group.toLowerCase()}`}>
            {group}
          </Link>
        ))}
      </Flex>
      <Text textStyle="sm" color="fg.muted" marginTop="2">
        What each is for stands in its file; docs/look.md has the tokens.
      </Text>
      <PageParts />
      <ListParts />
      <FieldParts />
      <DialogParts />
      <ChartParts />
      <FileParts />
      <WordParts />
    </Box>
  );
}
