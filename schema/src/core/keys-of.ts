/** The keys of a table of words as zod's enums and lists of values take them: in order, at least one. */
export const keysOf = <T extends Record<string, string>>(labels: T) =>
  Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]];
