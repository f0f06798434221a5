import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';

/** Opens the file of a rule; why it cannot be opened is said. */
export const openFile = (fileId: string): void =>
  void download(`/files/${fileId}`, 'Law').catch((error: unknown) =>
    toastError(error instanceof Error ? error.message : String(error)),
  );
