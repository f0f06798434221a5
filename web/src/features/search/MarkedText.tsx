import { Box } from '@chakra-ui/react';
import { wordsOf } from './command.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which the words of the search are marked. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const words = wordsOf(search);
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'gi'));
  return parts.map((part, index) =>
    // Every second part is what was looked for.
    index % 2 === 1 ? (
      <Box key={index} as="mark" bg="transparent" color="brand.fg" fontWeight="semibold">
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
