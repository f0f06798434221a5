import { Alert, Button } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import { isTyped, TypedName } from './TypedName.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question, in the documented words. */
  question: string;
  /** Words of the action: "Delete". */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** False for an action that ends nothing: its button is then the main one instead of a red one. */
  destructive?: boolean;
  /** The action is on its way: nothing can be pressed, the dialog stays. */
  pending?: boolean;
  /** Why the action was refused; the dialog stays, so that it can be read where the eyes are. */
  error?: string | null;
  /** What has to be typed before it can be confirmed. */
  toType?: string | undefined;
}

/** Asks before something is deleted or ended, or cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  question,
  action,
  onConfirm,
  onCancel,
  destructive = true,
  pending = false,
  error = null,
  toType,
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTyped('');
  }
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      open={open}
      title={title}
      description={question}
      safe={cancel}
      busy={pending}
      onDismiss={onCancel}
      footer={
        <>
          <Button
            ref={cancel}
            size="sm"
            variant="outline"
            colorPalette="gray"
            disabled={pending}
            onClick={onCancel}
          >
            Cancel
          </Button>
          <Button
            size="sm"
            colorPalette={destructive ? 'red' : undefined}
            loading={pending}
            loadingText={action}
            disabled={toType !== undefined && !isTyped(toType, typed)}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </>
      }
    >
      {toType !== undefined && (
        <TypedName name={toType} value={typed} onChange={setTyped} disabled={pending} />
      )}
      {error !== null && (
        <Alert.Root status="error" role="alert" marginTop="4">
          <Alert.Indicator />
          <Alert.Title>{error}</Alert.Title>
        </Alert.Root>
      )}
    </AlertDialog>
  );
}
