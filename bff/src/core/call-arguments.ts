import type { Route } from '@assay/schema/core/route';
import { GraphQLID } from 'graphql';
import { ArgsType, type ClassType } from 'type-graphql';
import type { z } from 'zod';
import { fieldOf } from './contract-types.ts';
import { declareField } from './declare-field.ts';

/** `testPool` → `test pool`. */
const words = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * The argument that the `:id` of a path comes from: `id`, but `companyId` where the call creates something
 * under the company that its path names.
 */
export const idArgumentOf = ({ schema, config }: Route): string =>
  schema.response[201] && config.resource ? `${config.resource}Id` : 'id';

/** The parameters of a path beside its `:id`, each an argument of its own name. */
const otherParams = ({ schema: { params } }: Route): [string, z.ZodType][] =>
  Object.entries<z.ZodType>({ ...params?.shape }).filter(([name]) => name !== 'id');

/** The parameters of a path out of the arguments of its field. */
export const paramsOf = (
  route: Route,
  idArgument: string,
  args: Readonly<Record<string, unknown>>,
  idOf: (given: unknown) => unknown = (given) => given,
): Record<string, unknown> | undefined =>
  route.schema.params &&
  Object.fromEntries(
    Object.keys(route.schema.params.shape).map((name) =>
      name === 'id' ? [name, idOf(args[idArgument])] : [name, args[name]],
    ),
  );

/**
 * Arguments of a field that makes one call: the parameters of its path, what stands in its query string, and its
 * body as `input`, besides those of `base`. Undefined when the call takes nothing.
 */
export function argumentsOf(
  route: Route,
  idArgument: string,
  base?: ClassType,
): ClassType | undefined {
  const { params, querystring, body } = route.schema;
  const rules: [string, z.ZodType][] = Object.entries({ ...querystring?.shape });
  if (body) rules.push(['input', body]);
  if (!params && rules.length === 0) return base;
  const target: ClassType = base ? class extends base {} : class {};
  ArgsType()(target);
  if (params && 'id' in params.shape) {
    const of = idArgument === 'id' ? '' : ` of the ${words(idArgument.replace(/Id$/, ''))}`;
    declareField(target, idArgument, () => GraphQLID, { description: `Record id${of}.` });
  }
  for (const [name, rule] of [...otherParams(route), ...rules]) {
    const { type, options } = fieldOf('input', name, rule);
    declareField(target, name, type, options);
  }
  return target;
}
