import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { toastError } from '../../lib/toasts.ts';
import { NOT_LOADED } from '../overlays/use-panels.ts';

/** What every dialog that a `lazyDialog` opens takes. */
export interface OpenedDialog {
  open: boolean;
  onClose: () => void;
  /** Something was saved; unless given, the page is read again. */
  onDone?: (() => void) | undefined;
}

interface LazyDialogProps<D> extends Omit<OpenedDialog, 'open'> {
  /** What the dialog is about, as its own props; null while it is closed. */
  of: Omit<D, keyof OpenedDialog> | null;
}

/**
 * A dialog whose code is fetched when it first opens: pages load without the forms that they may show. It keeps
 * what it was about until it is closed, and is told to be closed where its code cannot be fetched.
 */
export function lazyDialog<D extends OpenedDialog>(load: () => Promise<ComponentType<D>>) {
  let code: ComponentType<D> | null = null;
  const fetchCode = async (): Promise<ComponentType<D>> => (code ??= await load());

  function LazyDialog({ of, ...dialog }: LazyDialogProps<D>) {
    const [Dialog, setDialog] = useState(() => code);
    const [shown, setShown] = useState(of);
    if (of !== null && of !== shown) setShown(of);
    const fail = useEffectEvent(() => {
      toastError(NOT_LOADED);
      dialog.onClose();
    });
    const isMissing = of !== null && Dialog === null;
    useEffect(() => {
      if (isMissing) fetchCode().then((fetched) => setDialog(() => fetched), fail);
    }, [isMissing]);
    if (Dialog === null || shown === null) return null;
    // Both halves of its props are here, which TypeScript cannot tell of a type that it does not know.
    const props = { ...shown, ...dialog, open: of !== null } as unknown as D;
    return <Dialog {...props} />;
  }
  /** Fetches the code when somebody comes near its button. */
  LazyDialog.ahead = (): void => void fetchCode().catch(() => {});
  return LazyDialog;
}
