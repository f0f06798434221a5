const BOUNDARY = '----assay-test-boundary';

export interface FilePart {
  field: string;
  name: string;
  content: Buffer;
  type?: string;
}

const line = (text: string): Buffer => Buffer.from(`${text}\r\n`);

const fieldPart = ([name, value]: [string, string]): Buffer =>
  Buffer.concat([
    line(`--${BOUNDARY}`),
    line(`Content-Disposition: form-data; name="${name}"`),
    line(''),
    line(value),
  ]);

const filePart = ({ field, name, content, type = 'application/octet-stream' }: FilePart): Buffer =>
  Buffer.concat([
    line(`--${BOUNDARY}`),
    line(`Content-Disposition: form-data; name="${field}"; filename="${name}"`),
    line(`Content-Type: ${type}`),
    line(''),
    content,
    line(''),
  ]);

/** A multipart request as a browser sends it; the fields stand before or after the files. */
export function multipart(
  files: readonly FilePart[],
  fields: Record<string, string> = {},
  order: 'fields first' | 'files first' = 'fields first',
) {
  const parts = [Object.entries(fields).map(fieldPart), files.map(filePart)];
  if (order === 'files first') parts.reverse();
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts.flat(), line(`--${BOUNDARY}--`)]),
  };
}
