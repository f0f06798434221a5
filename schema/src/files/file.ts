import { z } from 'zod';
import { optionalText } from '../core/fields.ts';
import { defineRoute } from '../core/route.ts';

export const docTypes = [
  'INSTANT_REPORT',
  'LAB_RESULT',
  'MRO_REPORT',
  'CCF',
  'OTHER',
  'COMPANY_DOCUMENT',
  'SIGNATURE',
] as const;
export const DocType = z
  .enum(docTypes)
  .meta({ id: 'DocType', description: 'What an uploaded file is.' });

/** The parts of an upload besides the file itself. */
export const UploadFields = z
  .object({
    title: optionalText().describe('Title; the file name when it is left out.'),
    docType: DocType.describe('What the file is.'),
  })
  .meta({ id: 'UploadFields', description: 'Title and kind of an uploaded file.' });

/** File id: a uuid, since a file is opened by its id alone and must not be guessed. */
export const fileId = () => z.uuid().describe('File id, a uuid.');

/** What every upload answers. */
export const UploadAnswer = z
  .object({ id: fileId() })
  .meta({ id: 'UploadAnswer', description: 'The file that was stored.' });

/** What may be uploaded where (P s5, contract §0.8): extensions, content types and the most bytes. */
export const uploadKinds = {
  csv: { formats: ['csv'], bytes: 10 * 1024 * 1024, size: '10 MB' },
  document: {
    formats: ['pdf', 'jpeg', 'png', 'xlsx', 'tiff', 'csv'],
    bytes: 10 * 1024 * 1024,
    size: '10 MB',
  },
  logo: { formats: ['png', 'svg'], bytes: 1024 * 1024, size: '1 MB' },
  signature: { formats: ['png'], bytes: 1024 * 1024, size: '1 MB' },
} as const;
export type UploadKind = keyof typeof uploadKinds;

/** The part of an upload that holds the file. */
export const filePart = (kind: UploadKind) => {
  const { formats, bytes, size } = uploadKinds[kind];
  return z
    .file()
    .max(bytes)
    .describe(`The file: ${formats.join(', ')}, up to ${size}, known by its name and its content.`);
};

/** Extension of a file name, with its spellings folded: `scan.JPG` → `jpeg`. */
export const formatOf = (fileName: string): string => {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return { jpg: 'jpeg', tif: 'tiff' }[extension] ?? extension;
};

/** Calls of contract §6. */
export const fileRoutes = {
  upload: defineRoute({
    method: 'POST',
    url: '/api/files',
    schema: {
      summary: 'Upload a file: multipart data, title, docType; or a raw image/png signature',
      tags: ['files'],
      multipart: z.object({ data: filePart('document'), ...UploadFields.shape }),
      response: { 201: UploadAnswer },
    },
    config: {
      access: 'session',
      transport: 'upload',
      rawBody: 'image/png',
      errors: ['INVALID_MIME_TYPE', 'FILE_TOO_LARGE'],
    },
  }),
  download: defineRoute({
    method: 'GET',
    url: '/api/files/own/:fileId',
    schema: {
      summary: 'Download a file',
      tags: ['files'],
      params: z.object({ fileId: fileId() }),
      response: { 200: z.unknown().describe('The file.') },
    },
    config: { access: 'session', transport: 'download', untraced: 'The file is the reader’s own.' },
  }),
};
