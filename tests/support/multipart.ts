const BOUNDARY = '----assay-contract-boundary';

/** Headers and body of a form with one file, as a browser sends it. */
export const fileForm = (field: string, name: string, type: string, text: string) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
    `Content-Type: ${type}`,
    '',
    text,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
});

/** The same with one CSV. */
export const csvForm = (text: string) => fileForm('csv', 'import.csv', 'text/csv', text);
