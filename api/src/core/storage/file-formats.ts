/** A kind of file that may be uploaded somewhere; named as its extension (contract §0.8). */
export type FileFormat = 'csv' | 'jpeg' | 'pdf' | 'png' | 'svg' | 'tiff' | 'xlsx';

interface FormatRule {
  /** What the file is stored and served as, whatever the sender called it. */
  contentType: string;
  /** First bytes, one of them; text formats have none and are checked as text. */
  starts?: readonly Buffer[];
}

const bytes = (...values: (string | number)[]): Buffer =>
  Buffer.concat(
    values.map((each) => (typeof each === 'string' ? Buffer.from(each) : Buffer.of(each))),
  );

export const fileFormats: Readonly<Record<FileFormat, FormatRule>> = {
  csv: { contentType: 'text/csv; charset=utf-8' },
  jpeg: { contentType: 'image/jpeg', starts: [bytes(0xff, 0xd8, 0xff)] },
  pdf: { contentType: 'application/pdf', starts: [bytes('%PDF-')] },
  png: { contentType: 'image/png', starts: [bytes(0x89, 'PNG\r\n', 0x1a, '\n')] },
  svg: { contentType: 'image/svg+xml; charset=utf-8' },
  tiff: { contentType: 'image/tiff', starts: [bytes('II*', 0), bytes('MM', 0, '*')] },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    starts: [bytes('PK', 3, 4)],
  },
};

/** How many of the first bytes decide about a binary format. */
export const LONGEST_START = 8;

/** Whether a file that begins with `start` can be of the format; the whole file decides later. */
export const canStartWith = (format: FileFormat, start: Buffer): boolean =>
  fileFormats[format].starts?.some((each) => start.subarray(0, each.length).equals(each)) ?? true;
