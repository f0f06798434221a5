import { Box, Input, Text } from '@chakra-ui/react';

interface TypedNameProps {
  /** What has to be typed. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** Asks for the name of what is to go, so that nobody ends much by two quick presses (decision 19). */
export const TypedName = ({ name, value, onChange, disabled }: TypedNameProps) => (
  <Box as="label" display="block" marginTop="4">
    <Text textStyle="sm" fontWeight="medium" marginBottom="1.5" overflowWrap="anywhere">
      Type “{name}” to go on
    </Text>
    <Input
      size="sm"
      value={value}
      disabled={disabled}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  </Box>
);

/** Whether a name was typed, however its spaces and letters stand. */
export const isTyped = (name: string, value: string): boolean => plain(value) === plain(name);

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
