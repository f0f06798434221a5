import { Box, Flex, Heading, NativeSelect, Text } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { columnOfWords } from '@assay/schema/bulk-schemas/import-templates';
import { withWord } from '@assay/schema/bulk-schemas/mapped-words';
import { numberText } from '../../lib/value-text.ts';
import { columnName, type SchemaValues } from './bulk-schema-words.ts';
import type { UnknownWord } from './trial.ts';

interface UnknownWordsProps {
  form: UseFormReturn<SchemaValues>;
  words: readonly UnknownWord[];
}

/** Words that are shown; a wrong column would bring thousands. */
const SHOWN = 20;

/** "rows 3, 17, 240 and 12 more" */
function rowsText({ count, rows }: UnknownWord): string {
  const more = count - rows.length;
  const named = rows.map(numberText).join(', ');
  return `${count === 1 ? 'row' : 'rows'} ${named}${more > 0 ? ` and ${numberText(more)} more` : ''}`;
}

function Unknown({ form, entry }: { form: UseFormReturn<SchemaValues>; entry: UnknownWord }) {
  const { list, word } = entry;
  const fields = form.getValues(list);
  const mean = (index: number): void =>
    form.setValue(`${list}.${index}.clientValue`, withWord(fields[index]?.clientValue, word), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" paddingY="2" borderTopWidth="1px">
      <Text flex="1 1 14rem" textStyle="sm" overflowWrap="anywhere">
        <Text as="span" fontWeight="medium">
          {word}
        </Text>{' '}
        <Text as="span" color="fg.muted">
          {columnName(columnOfWords[list])}, {rowsText(entry)}
        </Text>
      </Text>
      <NativeSelect.Root size="sm" width={{ base: '100%', sm: '16rem' }}>
        <NativeSelect.Field
          aria-label={`Meaning of ${word}`}
          value=""
          onChange={({ target }) => mean(Number(target.value))}
        >
          <option value="">It means…</option>
          {fields.map(({ mdReference, description }, index) => (
            <option key={mdReference} value={index}>
              {description}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}

/** Words of the sample that no mapping knows, each to be mapped at once. */
export const UnknownWords = ({ form, words }: UnknownWordsProps) => (
  <Box>
    <Heading as="h3" textStyle="sm" fontWeight="semibold" marginBottom="2">
      Words without a mapping
    </Heading>
    <Box as="ul" listStyleType="none">
      {words.slice(0, SHOWN).map((entry) => (
        <Unknown key={`${entry.list} ${entry.word}`} form={form} entry={entry} />
      ))}
    </Box>
    {words.length > SHOWN && (
      <Text textStyle="sm" color="fg.muted">
        and {numberText(words.length - SHOWN)} other words
      </Text>
    )}
  </Box>
);
