import { fieldErrorOf } from '@assay/schema/core/field-errors';
import { CreateDocumentInput } from '@assay/schema/documents/document';
import { fileProblem } from '../../components/upload/file-problem.ts';
import { UploadError } from '../../components/upload/send-file.ts';
import { sessionSender } from '../../components/upload/session-sender.ts';
import {
  DeliveryError,
  useUploadQueue,
  type Deliver,
} from '../../components/upload/use-upload-queue.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { userErrorText } from '../../lib/forms/apply-errors.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { CreateDocumentDocument } from './document.generated.ts';
import { documentTexts, titleOfFile } from './document-words.ts';

const sendFile = sessionSender<{ id: string }>({
  url: '/upload/files',
  field: 'data',
  fields: { docType: 'COMPANY_DOCUMENT' },
});

/** Files that have arrived and are no document yet: the next try does not send them again. */
const arrived = new WeakMap<File, string>();

const lost = (message: string): DeliveryError => new DeliveryError(message, 'offline');

const upload = async (file: File, options: Parameters<Deliver>[1]): Promise<string> => {
  const known = arrived.get(file);
  if (known !== undefined) return known;
  try {
    const { id } = await sendFile(file, options);
    arrived.set(file, id);
    return id;
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    const { message, status } = error;
    throw status === 0 || status >= 502
      ? lost(message)
      : new DeliveryError(message, status >= 500 ? 'retryable' : 'final');
  }
};

async function create(companyId: string, file: File, input: { title: string; fileId: string }) {
  const { createDocument } = await sendMutation(CreateDocumentDocument, { companyId, input }).catch(
    (error: unknown): never => {
      const { kind, message } = failureOf(error);
      throw kind === 'unreachable' ? lost(message) : new DeliveryError(message, 'retryable');
    },
  );
  const [refusal] = createDocument.errors;
  if (!refusal) return;
  // A file that nothing came to refer to for a day is gone, and is sent again.
  if (refusal.errorCode === 'RESOURCE_NOT_FOUND') arrived.delete(file);
  throw new DeliveryError(userErrorText(refusal), 'retryable');
}

/** What is wrong with a title, in the words of the contract; null for a good one. */
export function titleProblem(title: string): string | null {
  const checked = CreateDocumentInput.shape.title.safeParse(title, { reportInput: true });
  const [issue] = checked.error?.issues ?? [];
  return issue ? fieldErrorOf(issue).message : null;
}

/** Files on their way to the documents of a company. */
export function useDocumentUpload(companyId: string, onDelivered: () => void) {
  return useUploadQueue({
    check: (file) => (file.size === 0 ? documentTexts.empty : fileProblem('document', file)),
    titleOf: ({ name }) => titleOfFile(name),
    deliver: async ({ file, title }, options) => {
      const problem = titleProblem(title);
      if (problem !== null) throw new DeliveryError(problem, 'retryable');
      await create(companyId, file, { title, fileId: await upload(file, options) });
      toastSuccess(documentTexts.added);
    },
    onDelivered,
  });
}
