import { badInput, refusalOf, UpstreamRefusal } from './errors.ts';

const form = /^[1-9]\d{0,14}$/;

/** A record id as api takes it, or null when no record can have it. */
export const recordIdOf = (id: string): number | null => (form.test(id) ? Number(id) : null);

/**
 * The id that a query's argument names.
 * @throws GraphQLError BAD_USER_INPUT when no record can have it
 */
export function requireId(argument: string, given: unknown): number {
  const id = recordIdOf(String(given));
  if (id === null)
    throw badInput(`${argument} is not an id: ids are whole numbers from 1, of at most 15 digits.`);
  return id;
}

/** A record id of a mutation; one that no record can have is refused like a missing record. */
export function existingId(id: string): number {
  const number = recordIdOf(id);
  if (number === null) throw refusalOf('RESOURCE_NOT_FOUND');
  return number;
}

/** Null when the record does not exist or is out of sight; other refusals are thrown on. */
export const nullWhenMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof UpstreamRefusal && error.status === 404) return null;
    throw error;
  });
