import { z } from 'zod';

/** Fields that are on or off, by what each says. */
export const switchFields = <K extends string>(words: Readonly<Record<K, string>>) =>
  Object.fromEntries(
    Object.entries<string>(words).map(([key, text]) => [key, z.boolean().describe(text)]),
  ) as Record<K, z.ZodBoolean>;

/** All of them off. */
export const switchesOff = <K extends string>(words: Readonly<Record<K, string>>) =>
  Object.fromEntries(Object.keys(words).map((key) => [key, false])) as Record<K, boolean>;
