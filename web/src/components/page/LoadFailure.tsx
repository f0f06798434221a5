import { Alert, Button } from '@chakra-ui/react';

interface LoadFailureProps {
  /** One sentence that says what is missing. */
  children: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Says above a form that something it offers could not be loaded, with a way to try again. */
export const LoadFailure = ({ children, onRetry, retrying }: LoadFailureProps) => (
  <Alert.Root status="error" role="alert" marginTop="5" alignItems="center">
    <Alert.Indicator />
    <Alert.Title flex="1">{children}</Alert.Title>
    <Button size="xs" variant="outline" colorPalette="gray" loading={retrying} onClick={onRetry}>
      Try again
    </Button>
  </Alert.Root>
);
