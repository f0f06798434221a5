import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { HistoryRowFragment } from './history-list.generated.ts';
import { fieldLabel, valueText, type HistoryWords } from './history-words.ts';

interface HistoryChangesProps {
  entry: HistoryRowFragment;
  words: HistoryWords;
}

/** What an opened entry tells: each field with what it held before and what it holds since. */
export function HistoryChanges({ entry: { changes }, words }: HistoryChangesProps) {
  if (changes.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        No fields are told of this event.
      </Text>
    );
  return (
    <Stack gap="2" role="list" aria-label="Changes">
      {changes.map(({ field, before, after, isHidden }) => (
        <SimpleGrid key={field} role="listitem" columns={{ base: 1, md: 3 }} gap="1" textStyle="sm">
          <Text fontWeight="medium">{fieldLabel(words, field)}</Text>
          {isHidden ? (
            <Text color="fg.muted" gridColumn={{ md: 'span 2' }}>
              Changed; its value is not shown here.
            </Text>
          ) : (
            <>
              <Text color="fg.muted" overflowWrap="anywhere">
                Before: {valueText(words, field, before)}
              </Text>
              <Text overflowWrap="anywhere">After: {valueText(words, field, after)}</Text>
            </>
          )}
        </SimpleGrid>
      ))}
    </Stack>
  );
}
