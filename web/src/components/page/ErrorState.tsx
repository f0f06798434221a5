import { Button } from '@chakra-ui/react';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { errorText } from '@assay/schema/core/errors';
import { PageMessage } from './PageMessage.tsx';

interface ErrorStateProps {
  /** What went wrong, in the words of the error catalogue. */
  message?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something could not be loaded; trying again is one key away. */
export function ErrorState({
  message = errorText('INTERNAL_ERROR'),
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <PageMessage
      role="alert"
      icon={<TriangleAlert size={20} />}
      title={message}
      action={
        onRetry && (
          <Button
            variant="outline"
            colorPalette="gray"
            size="sm"
            marginTop="2"
            loading={retrying}
            onClick={onRetry}
          >
            <RefreshCw size={16} aria-hidden /> Try again
          </Button>
        )
      }
    />
  );
}
