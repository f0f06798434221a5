import { isObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import {
  Args,
  Extensions,
  FieldResolver,
  Resolver,
  type ClassType,
  type Mutation,
  type Query,
} from 'type-graphql';
import type { RequestContext } from './context.ts';

/** A field that is made of a contract instead of written as a method. */
interface Declared {
  type: () => object;
  nullable?: boolean;
  description: string;
  /** Class of its arguments, when it has any. */
  args?: ClassType | undefined;
  extensions?: Record<string, unknown>;
}

export type Arguments = Readonly<Record<string, unknown>>;

/** A field of Query or Mutation. */
export interface RootField extends Declared {
  resolve(context: RequestContext, args: Arguments, info: GraphQLResolveInfo): unknown;
}

/** A field of a record that is more than the property of its name. */
export interface RecordField<T> extends Declared {
  resolve(record: T, context: RequestContext, info: GraphQLResolveInfo, args: Arguments): unknown;
}

type Resolve = (
  source: unknown,
  args: Arguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Name of the extension that carries the resolver of a field until the schema is built. */
const RESOLVE = 'resolve';

function declare(
  target: ClassType,
  name: string,
  { args, extensions = {} }: Declared,
  decorate: MethodDecorator,
  resolve: Resolve,
): void {
  const descriptor = { value: resolve, writable: true, configurable: true };
  Object.defineProperty(target.prototype, name, descriptor);
  if (args) Args(() => args)(target.prototype, name, 0);
  Extensions({ ...extensions, [RESOLVE]: resolve })(target.prototype, name, descriptor);
  decorate(target.prototype, name, descriptor);
}

/** Lets a declared field answer the property of another name. */
export function readFrom(target: ClassType, name: string, property: string): void {
  const resolve: Resolve = (source) => (source as Record<string, unknown>)[property];
  const decorate: PropertyDecorator = Extensions({ [RESOLVE]: resolve });
  decorate(target.prototype, name);
}

/** The resolver class of root fields. */
export function rootResolver(
  Operation: typeof Query | typeof Mutation,
  fields: Readonly<Record<string, RootField>>,
): Function {
  const target: ClassType = class {};
  Resolver()(target);
  for (const [name, field] of Object.entries(fields)) {
    const { type, nullable = false, description } = field;
    const decorate = Operation(type, { nullable, description });
    declare(target, name, field, decorate, (_source, args, context, info) =>
      field.resolve(context, args, info),
    );
  }
  return target;
}

/** The resolver class of fields of a record: links, pages of children, what the caller may do. */
export function recordFields<T extends object>(
  of: ClassType<T>,
  fields: Readonly<Record<string, RecordField<NoInfer<T>>>>,
): Function {
  const target: ClassType = class {};
  Resolver(() => of)(target);
  for (const [name, field] of Object.entries(fields)) {
    const { type, nullable = true, description } = field;
    const decorate = FieldResolver(type, { nullable, description });
    // The contract of the call that answered the record is that of `of`.
    declare(target, name, field, decorate, (record, args, context, info) =>
      field.resolve(record as T, context, info, args),
    );
  }
  return target;
}

/**
 * Lets the made fields answer by themselves: what TypeGraphQL does around a method for each row, of an
 * instance, parameters and middleware, costs more than most of them do.
 */
export function bindResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { [RESOLVE]: resolve, ...extensions } = field.extensions;
      if (typeof resolve !== 'function') continue;
      field.resolve = resolve as Resolve;
      field.extensions = extensions;
    }
  }
  return schema;
}
