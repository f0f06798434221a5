import { errorText } from '@assay/schema/core/errors';
import { formatOf, uploadKinds, type UploadKind } from '@assay/schema/files/file';

/** Why a file cannot be sent, in the documented words (P s5); null when it can. The server checks again, by content. */
export function fileProblem(kind: UploadKind, file: Pick<File, 'name' | 'size'>): string | null {
  const { formats, bytes, size } = uploadKinds[kind];
  const accepted: readonly string[] = formats;
  if (!accepted.includes(formatOf(file.name))) {
    return errorText('INVALID_MIME_TYPE', { formats: formats.join(', ') });
  }
  if (file.size <= bytes) return null;
  // A file of rows can be sent in parts, and is asked for so (decision 4).
  return kind === 'csv' ? errorText('BULK_TOO_MANY_ROWS') : errorText('FILE_TOO_LARGE', { size });
}

/** Value of `accept` for the browser's file chooser; spellings of one format included. */
export const acceptOf = (kind: UploadKind): string =>
  uploadKinds[kind].formats
    .flatMap(
      (format) =>
        ({ jpeg: ['.jpeg', '.jpg'], tiff: ['.tiff', '.tif'] })[format as string] ?? [`.${format}`],
    )
    .join(',');
