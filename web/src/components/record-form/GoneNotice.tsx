import { Alert, Stack, Text, Textarea } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../page/CopyButton.tsx';

interface GoneNoticeProps {
  /** What was typed, a line a field. */
  text: string;
}

/** Said instead of a save when the record is not there any more: what was typed can be taken along. */
export function GoneNotice({ text }: GoneNoticeProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // Whoever saved may be far below it.
  useEffect(() => area.current?.focus(), []);
  return (
    <Alert.Root status="error" role="alert" marginBottom="4">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Stack gap="1">
          <Alert.Title>This record was deleted meanwhile</Alert.Title>
          <Text textStyle="sm">
            Record not found. It cannot be saved any more; copy what you typed if you still need it.
          </Text>
        </Stack>
        <Textarea
          ref={area}
          readOnly
          aria-label="What you typed"
          rows={Math.min(8, text.split('\n').length)}
          size="sm"
          bg="bg"
          color="fg"
          value={text}
        />
        {/* Selected as well: the browser's own way to copy, where it offers no other. */}
        <CopyButton text={text} onCopy={() => area.current?.select()} />
      </Alert.Content>
    </Alert.Root>
  );
}
