import { Alert, CloseButton, Stack } from '@chakra-ui/react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';

/** Messages below `errors.root`, where refusals of the form as a whole stand. */
const messagesOf = (root: unknown): string[] => {
  if (typeof root !== 'object' || root === null) return [];
  if ('message' in root && typeof root.message === 'string' && root.message !== '')
    return [root.message];
  return Object.values(root).flatMap(messagesOf);
};

interface FormErrorsProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  /** Somebody has read them: they stand over the fields and can be sent away (P s8). */
  onClose: () => void;
}

/** Refusals that belong to no single field: above the first section, and in sight wherever the page is scrolled to. */
export function FormErrors<T extends FieldValues, Out>({
  control,
  onClose,
}: FormErrorsProps<T, Out>) {
  const { errors } = useFormState({ control });
  const messages = messagesOf(errors.root);
  if (messages.length === 0) return null;
  return (
    <Stack
      data-form-errors=""
      gap="2"
      marginBottom="4"
      position="sticky"
      top="calc(var(--shell-header-height, 0px) + 8px)"
      zIndex="docked"
    >
      {messages.map((message) => (
        <Alert.Root key={message} status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title flex="1">{message}</Alert.Title>
          <CloseButton
            size="2xs"
            colorPalette="red"
            aria-label="Close the message"
            onClick={onClose}
          />
        </Alert.Root>
      ))}
    </Stack>
  );
}
