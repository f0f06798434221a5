import { send } from './http.ts';

/** What a GraphQL call answers. */
export interface GraphqlAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}

/** Sends one operation to the bff, as an integrator would. */
export async function graphql<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer<Data>> {
  const answer = await send(url, {
    method: 'POST',
    path: '/graphql',
    headers,
    body: { query, variables },
  });
  return answer.json() as GraphqlAnswer<Data>;
}

/** The data of an operation that has to succeed; public ones need no token. */
export async function graphqlData<Data>(
  url: string,
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await graphql<Data>(url, query, variables, headers);
  if (answer.errors !== undefined || answer.data == null) {
    throw new Error(`The operation failed: ${JSON.stringify(answer.errors)}`);
  }
  return answer.data;
}
