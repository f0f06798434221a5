import {
  getMetadataStorage,
  InputType,
  ObjectType,
  registerEnumType,
  type ClassType,
} from 'type-graphql';
import { z } from 'zod';
import { declareField } from './declare-field.ts';
import { fieldTypeOf, type FieldType } from './field-type.ts';

type Side = 'output' | 'input';

interface Options<K extends PropertyKey> {
  /** Fields that the type leaves out or writes by hand. */
  omit?: readonly K[];
  description?: string;
}

const generated = { output: new Map<string, ClassType>(), input: new Map<string, ClassType>() };
const enums = new Map<string, object>();

/** Everything that is published says what it is; a contract that does not stops the start. */
function described(what: string, description: string | undefined): string {
  if (description === undefined) throw new Error(`${what} needs a description: add .describe().`);
  return description;
}

/** The GraphQL enum of a `z.enum` with a published name, one per name. */
export function enumType(rule: z.ZodType, name: string | null, description?: string): object {
  if (!(rule instanceof z.ZodEnum) || name === null)
    throw new Error('An enum needs a published name: add .meta({ id }).');
  const known = enums.get(name);
  if (known) return known;
  const values = { ...rule.enum };
  enums.set(name, values);
  registerEnumType(values, { name, description: described(`The enum ${name}`, description) });
  return values;
}

/** A class that was written by hand for a name wins over the generated one. */
const typeNamed = (side: Side, name: string): ClassType => {
  const storage = getMetadataStorage();
  const types = side === 'output' ? storage.objectTypes : storage.inputTypes;
  const fallback = generated[side].get(name);
  const written = types.find((each) => each.name === name && each.target !== fallback);
  const found = (written?.target as ClassType | undefined) ?? fallback;
  if (!found) throw new Error(`No GraphQL type is called ${name}.`);
  return found;
};

const nested = (value: object | ClassType, lists: number): object =>
  lists === 0 ? value : [nested(value, lists - 1)];

function typeThunk(side: Side, field: string, type: FieldType): () => object {
  const { lists, rule, name } = type;
  if (type.kind === 'scalar') {
    const scalar = type.scalar ?? {};
    return () => nested(scalar, lists);
  }
  if (type.kind === 'enum') {
    const values = enumType(rule, name, type.typeDescription);
    return () => nested(values, lists);
  }
  if (!(rule instanceof z.ZodObject) || name === null)
    throw new Error(`The object under ${field} needs a published name.`);
  generate(side, name, rule, type.typeDescription);
  return () => nested(typeNamed(side, name), lists);
}

function addField(side: Side, target: ClassType, field: string, rule: z.ZodType): void {
  const type = fieldTypeOf(field, rule);
  const hasDefault =
    side === 'input' && type.defaultValue !== undefined && type.defaultValue !== null;
  declareField(target, field, typeThunk(side, field, type), {
    nullable: type.nullable,
    description: described(`The field ${field}`, type.description ?? type.typeDescription),
    ...(hasDefault ? { defaultValue: type.defaultValue } : {}),
  });
}

function fillIn(
  side: Side,
  target: ClassType,
  contract: z.ZodObject,
  omit: readonly PropertyKey[],
): void {
  for (const [field, rule] of Object.entries(contract.shape)) {
    if (!omit.includes(field)) addField(side, target, field, rule as z.ZodType);
  }
}

const markAs = (side: Side, name: string, description: string, target: ClassType): void => {
  if (side === 'output') ObjectType(name, { description, simpleResolvers: true })(target);
  else InputType(name, { description })(target);
};

function generate(
  side: Side,
  name: string,
  contract: z.ZodObject,
  description?: string,
): ClassType {
  const known = generated[side].get(name);
  if (known) return known;
  const target: ClassType = class {};
  Object.defineProperty(target, 'name', { value: name });
  generated[side].set(name, target);
  markAs(side, name, described(`The object ${name}`, description), target);
  fillIn(side, target, contract, []);
  return target;
}

const nameFor = (contract: z.ZodType): { name: string; description: string | undefined } => {
  const { name, typeDescription } = fieldTypeOf('object', contract);
  if (name === null) throw new Error('A contract needs a published name: add .meta({ id }).');
  return { name, description: typeDescription };
};

const asObject = (contract: z.ZodType): z.ZodObject => {
  const { rule } = fieldTypeOf('object', contract);
  if (!(rule instanceof z.ZodObject)) throw new Error('Only objects have fields.');
  return rule;
};

/**
 * Base class whose GraphQL fields are those of a contract object; extend it to add relations:
 * `@ObjectType('Company') class CompanyType extends objectFields(Company) {}`. Plain fields read the
 * property and run no middleware, so a field that needs a permission must be omitted and written by hand.
 */
export function objectFields<T extends z.ZodType, K extends keyof z.output<T> = never>(
  contract: T,
  { omit = [], description }: Options<K> = {},
): ClassType<Omit<z.output<T>, K> & object> {
  const named = nameFor(contract);
  const target: ClassType = class {};
  markAs(
    'output',
    `${named.name}Fields`,
    described(`The object ${named.name}`, description ?? named.description),
    target,
  );
  fillIn('output', target, asObject(contract), omit);
  return target as ClassType<Omit<z.output<T>, K> & object>;
}

/** The GraphQL object type of a contract that needs no fields of its own. */
export const objectType = <T extends z.ZodType>(contract: T): ClassType<z.output<T> & object> => {
  const { name, description } = nameFor(contract);
  return generate('output', name, asObject(contract), description) as ClassType<
    z.output<T> & object
  >;
};

/** The GraphQL input type of a contract input. Values reach the resolver as they were sent. */
export const inputFields = <T extends z.ZodType>(contract: T): ClassType<z.input<T> & object> => {
  const { name, description } = nameFor(contract);
  return generate('input', name, asObject(contract), description) as ClassType<z.input<T> & object>;
};
