import type { UpdateDocumentInput } from '@assay/schema/documents/document';
import { documentTypes } from '@assay/schema/documents/document-types';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

export const documentLabels = { title: 'Title' } as const satisfies LabelsOf<
  typeof UpdateDocumentInput
>;

/** The documented words (O s8). */
export const documentTexts = {
  added: 'Document has been successfully added',
  updated: 'Document has been successfully updated',
  deleted: 'Document has been successfully deleted',
  empty: 'The file is empty.',
  remove: 'Are you sure to delete this Document?',
} as const;

const kinds: Readonly<Record<string, string>> = documentTypes;

/** "PDF" for `application/pdf`. */
export const kindText = (contentType: string): string => kinds[contentType] ?? contentType;

/** Title of a file that nobody has named yet: its name without the extension. */
export const titleOfFile = (fileName: string): string => fileName.replace(/(?<=.)\.[^.]*$/, '');
