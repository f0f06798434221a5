import { PassThrough, type Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { errorTexts, type ErrorCode } from '@assay/schema/core/errors';
import { fieldErrorTree } from '@assay/schema/core/field-errors';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { formatOf } from '@assay/schema/files/file';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { ContentError, NotUtf8Error } from './content-check.ts';
import { fileFormats, type FileFormat } from './file-formats.ts';
import { nameOfPart, safeFileName } from './file-name.ts';
import { TooLargeError, type Spool, type SpooledFile } from './spool.ts';
import { serverTexts } from '../server-texts.ts';

/** What may be uploaded: one of `uploadKinds` of the contract. */
export interface UploadRule {
  formats: readonly string[];
  bytes: number;
  /** `bytes` in words, for the refusal. */
  size: string;
  /** What a larger file is refused with, where it is not FILE_TOO_LARGE at its field. */
  tooLarge?: ErrorCode;
}

/** A multipart form with one file. */
export interface UploadForm<F extends z.ZodObject> {
  /** Name of the file's part. */
  file: string;
  rule: UploadRule;
  /** The other parts. */
  fields: F;
  /** Status of an answer that is not the usual one of the route. */
  statusOf?: (answer: unknown) => number | undefined;
  /** What a body that is the file itself means, by its content type. */
  raw?: {
    contentType: string;
    format: FileFormat;
    name: string;
    rule: UploadRule;
    fields: z.output<F>;
  };
}

export interface Upload<F extends z.ZodObject> {
  file: SpooledFile & { name: string };
  fields: z.output<F>;
}

type Named = Upload<z.ZodObject>['file'];

/** What the parts around a file may add to the request. */
const OVERHEAD = 64 * 1024;
const FIELD_BYTES = 8 * 1024;

const tooLarge = (field: string, { size, tooLarge: code }: UploadRule): Refusal =>
  code === undefined ? Refusal.field([field], 'FILE_TOO_LARGE', { size }) : new Refusal(code);
const wrongType = (field: string, { formats }: UploadRule): Refusal =>
  Refusal.field([field], 'INVALID_MIME_TYPE', { formats: formats.join(', ') });
/** Spreadsheets still save CSV in the letters of one part of the world, and names would arrive garbled. */
const notUtf8 = (field: string, { formats }: UploadRule): Refusal => {
  const params = { formats: formats.join(', ') };
  const errors = fieldError([field], 'INVALID_MIME_TYPE', params, errorTexts.csvNotUtf8);
  return new Refusal('INVALID_MIME_TYPE', { params, errors });
};
const missing = (field: string): Refusal =>
  Refusal.fields(fieldError([field], 'BLANK', {}, errorTexts.attachFile));
const empty = (field: string): Refusal =>
  Refusal.fields(fieldError([field], 'BLANK', {}, serverTexts.uploadEmpty));
const broken = (field: string): Refusal =>
  Refusal.fields(fieldError([field], 'INVALID', {}, serverTexts.uploadIncomplete));

const isFormat = (name: string): name is FileFormat => name in fileFormats;

/** Faults of our own disk, which no sender can mend. */
const diskFaults = new Set([
  'ENOSPC',
  'EDQUOT',
  'EACCES',
  'EROFS',
  'EIO',
  'ENOENT',
  'EMFILE',
  'ENFILE',
]);
const isDiskFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && diskFaults.has(String(error.code));

/** Spools one file by its rule, with refusals in the words of the contract (§0.8). */
async function takeFile(
  spool: Spool,
  source: Readable,
  given: string,
  field: string,
  rule: UploadRule,
): Promise<Named> {
  const format = formatOf(given);
  if (!isFormat(format) || !rule.formats.includes(format)) throw wrongType(field, rule);
  try {
    const file = await spool.take(source, format, rule.bytes);
    return { ...file, name: safeFileName(nameOfPart(given), `file.${format}`) };
  } catch (error) {
    if (error instanceof TooLargeError) throw tooLarge(field, rule);
    if (error instanceof NotUtf8Error && format === 'csv') throw notUtf8(field, rule);
    if (error instanceof ContentError) throw wrongType(field, rule);
    throw isDiskFault(error) ? error : broken(field);
  }
}

/**
 * A body that is the file itself. Behind a stream of its own, because a refusal ends the stream, and
 * ending the request would end the connection that the refusal is to be sent on.
 */
function rawBody({ raw }: FastifyRequest): Readable {
  const body = new PassThrough();
  raw.once('close', () => {
    if (!raw.readableEnded) body.destroy(new Error('The sender went away.'));
  });
  return raw.pipe(body);
}

/** What arrived of a form so far. */
interface Parts {
  file: Named | null;
  values: Record<string, string>;
}

async function readParts<F extends z.ZodObject>(
  request: FastifyRequest,
  form: UploadForm<F>,
  spool: Spool,
  parts: Parts,
): Promise<void> {
  const limits = {
    files: 2,
    fields: 20,
    parts: 22,
    fieldSize: FIELD_BYTES,
    fileSize: form.rule.bytes + 1,
  };
  const incoming: AsyncIterable<Multipart> = request.parts({
    limits,
    throwFileSizeLimit: false,
  } as object);
  for await (const part of incoming) {
    if (part.type === 'field') parts.values[part.fieldname] = String(part.value);
    else if (part.fieldname !== form.file || parts.file !== null) part.file.resume();
    else parts.file = await takeFile(spool, part.file, part.filename, form.file, form.rule);
  }
}

function checkedFields<F extends z.ZodObject>(
  form: UploadForm<F>,
  values: Record<string, string>,
): z.output<F> {
  const parsed = form.fields.safeParse(values, { reportInput: true });
  if (!parsed.success) throw Refusal.fields(fieldErrorTree(parsed.error.issues));
  return parsed.data;
}

async function receive<F extends z.ZodObject>(
  request: FastifyRequest,
  form: UploadForm<F>,
  spool: Spool,
  parts: Parts,
): Promise<Upload<F>> {
  const { raw } = form;
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const rule = type === raw?.contentType && raw !== undefined ? raw.rule : form.rule;
  if (Number(request.headers['content-length'] ?? 0) > rule.bytes + OVERHEAD)
    throw tooLarge(form.file, rule);
  if (raw !== undefined && type === raw.contentType) {
    parts.file = await takeFile(spool, rawBody(request), raw.name, form.file, raw.rule);
  } else if (request.isMultipart()) {
    try {
      await readParts(request, form, spool, parts);
    } catch (error) {
      throw error instanceof Refusal || isDiskFault(error) ? error : broken(form.file);
    }
  }
  if (parts.file === null) throw missing(form.file);
  if (parts.file.bytes === 0) throw empty(form.file);
  const fields =
    type === raw?.contentType && raw !== undefined ? raw.fields : checkedFields(form, parts.values);
  return { file: parts.file, fields };
}

/**
 * Receives the file of a form into the spool, and its other fields in whatever order they come. The
 * caller discards the file when it is done with it.
 * @throws Refusal INVALID_MIME_TYPE, FILE_TOO_LARGE, or field failures; nothing is left behind then
 */
export async function receiveUpload<F extends z.ZodObject>(
  request: FastifyRequest,
  form: UploadForm<F>,
  spool: Spool,
): Promise<Upload<F>> {
  const parts: Parts = { file: null, values: {} };
  try {
    return await receive(request, form, spool, parts);
  } catch (error) {
    await parts.file?.discard();
    /* What is still on its way is read and dropped, so that the sender gets to see the refusal. */
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
