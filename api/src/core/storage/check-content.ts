import { fileTypeFromFile } from 'file-type';
import { ContentError, type ContentCheck } from './content-check.ts';
import { CsvCheck } from './csv-check.ts';
import { fileFormats, type FileFormat } from './file-formats.ts';
import { SignatureCheck } from './signature-check.ts';
import { SvgCheck } from './svg-check.ts';

/** The check of a format for a file that streams by. */
export function contentCheckOf(format: FileFormat): ContentCheck {
  if (format === 'csv') return new CsvCheck();
  return format === 'svg' ? new SvgCheck() : new SignatureCheck(format);
}

/**
 * Looks at the whole file where its first bytes do not tell enough: every ZIP begins like an XLSX,
 * and raw photographs begin like a TIFF.
 * @throws ContentError
 */
export async function checkWholeFile(format: FileFormat, file: string): Promise<void> {
  const { contentType, starts } = fileFormats[format];
  if (starts === undefined) return;
  const found = await fileTypeFromFile(file);
  if (found?.mime !== contentType) {
    throw new ContentError(`The content is ${found?.mime ?? 'unknown'}, not a ${format}.`);
  }
}
