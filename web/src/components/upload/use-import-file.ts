import { useState } from 'react';
import { errorTexts } from '@assay/schema/core/errors';
import { rowsOfFile } from './faulty-rows.ts';
import { fileProblem } from './file-problem.ts';
import { failedRowsOf, importErrors, type ImportError, type Preview } from './import-errors.ts';
import { UploadError, type SendFile } from './send-file.ts';
import { sessionSender } from './session-sender.ts';
import { useUpload } from './use-upload.ts';

/** Where a file of rows goes. */
export interface ImportTarget {
  /** Path that takes the file as part `csv`. */
  url: string;
  /** The documented sentence for a failure of the server that says nothing better. */
  failed?: string;
}

/** What is wrong with the rows of a file; of many failing rows the first are listed. */
export interface Faults {
  errors: readonly ImportError[];
  failedRows: number;
  /** Rows of the file that they were found in. */
  rows: readonly (readonly string[])[];
}
export const noFaults: Faults = { errors: [], failedRows: 0, rows: [] };

/** A preview with faults, as the refusal that the import would be. */
async function refuseFaulty(
  preview: Preview,
  file: File,
  onFaults: (faults: Faults) => void,
): Promise<Preview> {
  if (preview.errors.length === 0) return preview;
  onFaults({ errors: preview.errors, failedRows: 0, rows: await rowsOfFile(file) });
  throw new UploadError(errorTexts.importRows, 400, null);
}

/**
 * A file of rows that was chosen: it is checked and imported as often as need be, and stays until another is chosen.
 * `last` is what was done with it last.
 */
export function useImportFile(
  { url, failed }: ImportTarget,
  onFaults: (faults: Faults) => void,
  onImported: () => void,
) {
  const [file, setFile] = useState<File | null>(null);
  const [last, setLast] = useState<'check' | 'import'>('check');
  const telling =
    <Answer>(send: SendFile<Answer>): SendFile<Answer> =>
    async (sent, options) => {
      onFaults(noFaults);
      try {
        return await send(sent, options);
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        const { status, envelope, message } = error;
        if (envelope !== null)
          onFaults({
            errors: importErrors(envelope),
            failedRows: failedRowsOf(envelope),
            rows: await rowsOfFile(sent),
          });
        throw new UploadError(status === 500 ? (failed ?? message) : message, status, envelope);
      }
    };
  const target = { url, field: 'csv', tellsProgress: true };
  const trySending = sessionSender<Preview>({ ...target, dryRun: true });
  const check = (chosen: File) => fileProblem('csv', chosen);
  const checking = useUpload<Preview>({
    check,
    send: telling(async (sent, options) =>
      refuseFaulty(await trySending(sent, options), sent, onFaults),
    ),
  });
  const importing = useUpload({ check, send: telling(sessionSender(target)), onDone: onImported });
  return {
    file,
    last: last === 'check' ? checking : importing,
    preview: last === 'check' && checking.state.phase === 'done' ? checking.state.answer : null,
    /** What was wrong with one file says nothing of the next; one of another kind is told at once. */
    choose: (chosen: File): void => {
      onFaults(noFaults);
      setLast('check');
      checking.reset();
      importing.reset();
      const isFit = fileProblem('csv', chosen) === null;
      setFile(isFit ? chosen : null);
      if (!isFit) checking.start(chosen);
    },
    check: (): void => {
      setLast('check');
      if (file !== null) checking.start(file);
    },
    import: (): void => {
      setLast('import');
      if (file !== null) importing.start(file);
    },
  };
}
