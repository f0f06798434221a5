import { z } from 'zod';

/** Fields of a record that cannot be null, and any of the others. */
type Said<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & Partial<T>;

/**
 * A record as api answers it, of what a test says of it: fields that may be missing are null. So a new
 * optional field of a contract is no matter of the records here.
 */
export function record<T extends z.ZodObject>(contract: T, said: Said<z.output<T>>): z.output<T> {
  const unsaid = Object.entries(contract.shape)
    .filter(([, field]) => z.safeParse(field, null).success)
    .map(([name]) => [name, null]);
  return contract.parse({ ...Object.fromEntries(unsaid), ...said });
}
