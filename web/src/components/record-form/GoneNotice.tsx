import { Alert, Button, Stack, Text, Textarea } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface GoneNoticeProps {
  /** What was typed, a line a field. */
  text: string;
}

/** Said instead of a save when the record is not there any more: what was typed can be taken along. */
export function GoneNotice({ text }: GoneNoticeProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  // Whoever saved may be far below it.
  useEffect(() => area.current?.focus(), []);
  const copy = async (): Promise<void> => {
    // The browser's own way to copy, where it offers no other.
    area.current?.select();
    await navigator.clipboard?.writeText(text);
    setCopied(true);
  };
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
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={() => void copy()}
        >
          <Copy size={16} aria-hidden /> {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
