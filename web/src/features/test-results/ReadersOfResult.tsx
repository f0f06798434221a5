import { Box, Stack, Text } from '@chakra-ui/react';
import { momentText } from '../../lib/moment-text.ts';
import type { VersionsOfTestQuery } from './versions.generated.ts';

type Reader = NonNullable<VersionsOfTestQuery['testResultReaders']>[number];

const nameOf = ({ name, company }: Reader): string =>
  company === null ? name : `${name}, ${company}`;

const seenOf = ({ lastSeenAt, downloadedAt }: Reader): string =>
  downloadedAt === null
    ? `opened ${momentText(lastSeenAt)}`
    : `opened ${momentText(lastSeenAt)}, downloaded ${momentText(downloadedAt)}`;

/** Who saw a result that was corrected, and whether they know what holds now. All of them were told that there is something to read. */
export const ReadersOfResult = ({ readers }: { readers: readonly Reader[] }) => (
  <Box borderTopWidth="1px" paddingTop="4">
    <Text textStyle="xs" fontWeight="medium" color="fg.muted">
      Who saw the result
    </Text>
    {readers.length === 0 ? (
      <Text textStyle="sm">Nobody has opened or downloaded it.</Text>
    ) : (
      <Stack as="ul" gap="1" listStyleType="none" marginTop="1">
        {readers.map((reader) => (
          <Text as="li" key={`${nameOf(reader)} ${reader.lastSeenAt}`} textStyle="sm">
            {nameOf(reader)} ({seenOf(reader)}):{' '}
            <Text as="span" fontWeight="medium">
              {reader.hasSeenCurrent ? 'has seen what holds now' : 'has seen the former one alone'}
            </Text>
          </Text>
        ))}
      </Stack>
    )}
  </Box>
);
