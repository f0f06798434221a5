import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fileProblem } from '../../components/upload/file-problem.ts';
import { sessionSender } from '../../components/upload/session-sender.ts';
import { canBeSent, useUploadQueue } from '../../components/upload/use-upload-queue.ts';
import { useFileUnderWay } from '../../lib/forms/files-under-way.ts';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';

const send = sessionSender<{ id: string }>({
  url: '/upload/files',
  field: 'data',
  fields: { docType: 'INSTANT_REPORT' },
});

/**
 * Photos and papers of a test, each sent as soon as it is chosen; what did not arrive can be sent again. It belongs to the whole
 * form: who goes back to the first step meanwhile loses none of them, nor their names.
 */
export function useAttachments({
  control,
  getValues,
  setValue,
}: UseFormReturn<InstantTestValues, unknown, InstantTestSent>) {
  const ids = useWatch({ control, name: 'testResult.attachments' });
  /** Names of those that were sent from this page. */
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const change = (next: (before: readonly string[]) => string[]): void =>
    setValue('testResult.attachments', next(getValues('testResult.attachments')), {
      shouldDirty: true,
    });
  const queue = useUploadQueue({
    check: (file) => fileProblem('document', file),
    titleOf: ({ name }) => name,
    deliver: async ({ file }, options) => {
      const { id } = await send(file, options);
      setNames((known) => ({ ...known, [id]: file.name }));
      change((before) => [...before, id]);
    },
    onDelivered: () => {},
  });
  useFileUnderWay(control, queue.isSending || queue.entries.some(canBeSent));
  return {
    queue,
    files: ids.map((id, at) => ({ id, name: names[id] ?? `Attached file ${at + 1}` })),
    remove: (id: string): void => change((before) => before.filter((each) => each !== id)),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
