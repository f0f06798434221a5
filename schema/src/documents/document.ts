import { z } from 'zod';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { recordId, text, timestamp, version } from '../core/fields.ts';
import { fileId } from '../files/file.ts';

/** What a user edits of a document. */
const documentFields = { title: text().describe('Title; a downloaded file is named by it.') };

export const CreateDocumentInput = z
  .object({
    ...documentFields,
    fileId: fileId().describe('Id of the file, which the caller has uploaded, a uuid.'),
  })
  .meta({ id: 'CreateDocumentInput', description: 'A new document of a company.' });

export const UpdateDocumentInput = updateInput('Document', 'a document', documentFields);

export const Document = z
  .object({
    id: recordId(),
    companyId: recordId().describe('Id of the company that the document belongs to.'),
    ...answersOf(documentFields),
    fileId: fileId().describe('Id of the file, a uuid.'),
    contentType: z.string().describe('What the file is, e.g. `application/pdf`.'),
    size: z.int().positive().describe('Size of the file in bytes.'),
    uploadedBy: z.string().describe('Name that who added the document had that day.'),
    createdAt: timestamp().describe('When it was added, UTC.'),
    version: version(),
  })
  .meta({ id: 'Document', description: 'A file that a company keeps in the portal.' });
export type Document = z.output<typeof Document>;
