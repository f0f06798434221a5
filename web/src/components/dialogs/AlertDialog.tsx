import type { AlertPanelProps } from '../overlays/AlertPanel.tsx';
import { usePanels } from '../overlays/use-panels.ts';

interface AlertDialogProps extends AlertPanelProps {
  /** Its code could not be fetched; unless given, that counts as the safe answer. */
  onLoadFailure?: () => void;
}

/** A question that must be answered: focus starts on the safe answer, a click beside it does nothing. */
export function AlertDialog({ onLoadFailure, ...props }: AlertDialogProps) {
  const panels = usePanels(props.open, onLoadFailure ?? props.onDismiss);
  return panels && <panels.AlertPanel {...props} />;
}
