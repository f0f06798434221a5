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

/**
 * Arguments of a field that makes one call: the id in its path, what stands in its query string, and its
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
  if (params) {
    const of = idArgument === 'id' ? '' : ` of the ${words(idArgument.replace(/Id$/, ''))}`;
    declareField(target, idArgument, () => GraphQLID, { description: `Record id${of}.` });
  }
  for (const [name, rule] of rules) {
    const { type, options } = fieldOf('input', name, rule);
    declareField(target, name, type, options);
  }
  return target;
}
