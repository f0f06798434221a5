const BOUNDARY = '----assay-contract-boundary';

/** Headers and body of a form with one CSV, as a browser sends it. */
export const csvForm = (text: string) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="csv"; filename="import.csv"',
    'Content-Type: text/csv',
    '',
    text,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
});
