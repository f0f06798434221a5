/** Address and name of the donor pass of an order (contract §21). */
export const donorPassFile = (testResultId: string): [url: string, name: string] => [
  `/download/test-results/${testResultId}/donor-pass`,
  'auth-form.pdf',
];
