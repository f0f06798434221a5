import { Button } from '@chakra-ui/react';

interface FormButtonsProps {
  /** Words of the main action: "Save". */
  action: string;
  onCancel: () => void;
  /** Words of the way out, where it is another step. */
  cancel?: string;
  /** The form is on its way: neither can be pressed. */
  busy: boolean;
  /** There is nothing to send. */
  disabled?: boolean;
  /** Ends something that cannot be taken back: a red button. */
  destructive?: boolean;
}

/** The way out of a form, and the button that sends it. */
export const FormButtons = ({
  action,
  onCancel,
  cancel = 'Cancel',
  busy,
  disabled = false,
  destructive = false,
}: FormButtonsProps) => (
  <>
    <Button size="sm" variant="outline" colorPalette="gray" disabled={busy} onClick={onCancel}>
      {cancel}
    </Button>
    <Button
      type="submit"
      size="sm"
      loading={busy}
      loadingText={action}
      disabled={disabled}
      {...(destructive ? { colorPalette: 'red' } : {})}
    >
      {action}
    </Button>
  </>
);
