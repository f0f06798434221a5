import { useState } from 'react';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import { download } from '../../lib/files/download.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { toastError } from '../../lib/toasts.ts';
import { DeleteDocumentDocument, DocumentDetailDocument } from './document.generated.ts';
import { loadDocumentPlace, type DocumentPlace, type DocumentPlaceName } from './document-place.ts';
import { documentTexts } from './document-words.ts';

const recordIn = (name: DocumentPlaceName) =>
  recordRoute({
    document: DocumentDetailDocument,
    ask: async (args) => {
      const place = await loadDocumentPlace(name, args);
      const variables = { id: requireRecordId(args.params['documentId']) };
      return { variables, otherwise: place.list, place };
    },
    // That of another company is not there.
    record: ({ document }, { companyId }: DocumentPlace) =>
      document?.company?.id === companyId ? document : null,
    name: ({ title }) => title,
  });

/** A document by the id of its address, in each of the places where it is looked at. */
export const documentRecords = {
  ofCompany: recordIn('ofCompany'),
  ofMyCompany: recordIn('ofMyCompany'),
};

/** The document of the open page, and where its pages are. */
export const useDocument = () => ({
  document: documentRecords.ofCompany.useRecord(),
  place: documentRecords.ofCompany.usePlace(),
});

/** Address of the file of a document. */
export const documentFile = (companyId: string, id: string): string =>
  `/download/companies/${companyId}/documents/${id}`;

/** Saves one document at a time; a failure is told in a toast. */
export function useDocumentDownload(companyId: string) {
  const [saving, setSaving] = useState(false);
  const save = async ({ id, title }: { id: string; title: string }): Promise<void> => {
    if (saving) return;
    setSaving(true);
    await download(documentFile(companyId, id), title).catch((error: unknown) =>
      toastError(error instanceof Error ? error.message : ''),
    );
    setSaving(false);
  };
  return { saving, save };
}

export const documentDeletion: DeletionOf<{ id: string; title: string }> = {
  send: async (id) => (await sendMutation(DeleteDocumentDocument, { id })).deleteDocument,
  list: 'documents',
  nameOf: ({ title }) => title,
  question: () => documentTexts.remove,
  done: () => documentTexts.deleted,
};
