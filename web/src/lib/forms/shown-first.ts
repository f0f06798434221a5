import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/** The paths of refusals, down to what has a sentence. */
const pathsOf = (errors: object, above = ''): string[] =>
  Object.entries(errors).flatMap(([key, each]: [string, unknown]) => {
    const path = above === '' ? key : `${above}.${key}`;
    if (typeof each !== 'object' || each === null) return [];
    return 'message' in each && typeof each.message === 'string' ? [path] : pathsOf(each, path);
  });

const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);

/**
 * Tells what is wrong on the screen before what is asked later on. A form that asks step by step is not full of faults
 * in fields that nobody has seen.
 */
export const shownFirst =
  <V extends FieldValues, Context, Out>(
    resolver: Resolver<V, Context, Out>,
  ): Resolver<V, Context, Out> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const shown = options.names ?? [];
    const paths = pathsOf(result.errors);
    const seen = paths.filter((path) => shown.some((name) => isWithin(path, name)));
    if (seen.length === 0 || seen.length === paths.length) return result;
    const errors: FieldErrors<V> = {};
    for (const path of seen) set(errors, path, get(result.errors, path));
    return { values: {}, errors };
  };
