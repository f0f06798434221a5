/** One refusal of a mutation, as its payload carries it. */
export const refusal = (errorCode: string, path: string[] = [], message = '') => ({
  __typename: 'UserError',
  errorCode,
  message,
  path,
  params: {},
});
