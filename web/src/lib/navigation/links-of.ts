import { generatePath } from 'react-router-dom';

/**
 * The addresses of a record's screens: each of the paths with the parameters filled in, under the same name.
 * @param params the value of each parameter that the paths name, e.g. `{ companyId }`
 */
export const linksOf = <Name extends string>(
  paths: Readonly<Record<Name, string>>,
  params: Readonly<Record<string, string>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<string>(paths).map(([name, path]) => [name, generatePath(path, params)]),
  ) as Record<Name, string>;
