import { useState } from 'react';
import type {
  ResultImportOutcome,
  ResultImportPreview,
} from '@assay/schema/result-imports/result-import';
import { fileProblem } from '../../components/upload/file-problem.ts';
import { sessionSender } from '../../components/upload/session-sender.ts';
import { useUpload } from '../../components/upload/use-upload.ts';

interface ResultImportOptions {
  schemaId: string;
  /** Program of results without an order; blank for nothing said. */
  program: string;
  onImported: (imported: number) => void;
}

const check = (file: File): string | null => fileProblem('csv', file);

/** A file of results that was chosen: it is tried and imported as often as need be, and stays until another is chosen. */
export function useResultImport({ schemaId, program, onImported }: ResultImportOptions) {
  const [file, setFile] = useState<File | null>(null);
  const [last, setLast] = useState<'check' | 'import'>('check');
  const url = `/upload/results/${schemaId}${program === '' ? '' : `?program=${program}`}`;
  const target = { field: 'csv', tellsProgress: true, url };
  const checking = useUpload<ResultImportPreview>({
    check,
    send: sessionSender({ ...target, dryRun: true }),
  });
  const importing = useUpload<ResultImportOutcome>({
    check,
    send: sessionSender(target),
    onDone: ({ imported, errors }) => {
      if (errors === undefined) onImported(imported ?? 0);
    },
  });
  const { state } = importing;
  return {
    file,
    last: last === 'check' ? checking : importing,
    preview: last === 'check' && checking.state.phase === 'done' ? checking.state.answer : null,
    errors: last === 'import' && state.phase === 'done' ? (state.answer.errors ?? null) : null,
    /** What was wrong with one file says nothing of the next. */
    choose: (chosen: File): void => {
      checking.reset();
      importing.reset();
      setLast('check');
      const isFit = check(chosen) === null;
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
    close: importing.reset,
  };
}
