type Pascal<S extends string> = S extends `${infer A}_${infer B}`
  ? `${Capitalize<Lowercase<A>>}${Pascal<B>}`
  : Capitalize<Lowercase<S>>;

/** `MFA_ENABLED` is `mfaEnabled` in GraphQL; every other name is the same there. */
export type GraphqlName<S> = S extends Uppercase<S & string> ? Uncapitalize<Pascal<S & string>> : S;

/** An input as GraphQL names its fields, at every depth. */
export type GraphqlInput<T> = T extends readonly (infer E)[]
  ? readonly GraphqlInput<E>[]
  : T extends object
    ? { [K in keyof T as GraphqlName<K>]: GraphqlInput<T[K]> }
    : T;

/** Keys of settings (contract §30), which REST has in capitals and GraphQL as all other fields. */
const inCapitals = /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/;

/** Name of a contract's field in GraphQL. */
export const graphqlName = (name: string): string =>
  inCapitals.test(name)
    ? name.toLowerCase().replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase())
    : name;

/** `mfaEnabled` as settings are named by the contract: `MFA_ENABLED`. */
export const settingName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [graphqlName(key), renamed(each)]),
  );
}

/** What a form holds by the names of its contract, as the input of a mutation takes it. */
export const graphqlInput = <T>(input: T): GraphqlInput<T> => renamed(input) as GraphqlInput<T>;
