import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the server says of the zip code; null where something else went wrong. */
export function zipErrorOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const fields: unknown = error.errors[0]?.extensions?.['fields'];
  const found = (Array.isArray(fields) ? fields : []).find(
    (field: { path?: unknown }) => String(field.path) === 'zip',
  ) as { message?: unknown } | undefined;
  return typeof found?.message === 'string' ? found.message : null;
}
