import { graphqlName } from '@assay/schema/core/graphql-name';
import { wordsOfValues } from '@assay/schema/core/worded-enum';
import { InputType, ObjectType, registerEnumType, type ClassType } from 'type-graphql';
import { z } from 'zod';
import { declareField, type FieldOptions } from './declare-field.ts';
import { fieldTypeOf, type FieldType } from './field-type.ts';
import { readFrom } from './resolver-class.ts';

type Side = 'output' | 'input';

interface EntityOptions<K extends PropertyKey> {
  /** Fields that links replace, or that are written by hand. */
  omit?: readonly K[];
  /** Contracts that api answers for the same record, e.g. with everything below it. */
  also?: readonly z.ZodType[];
}

interface NamedType {
  name: string;
  target: ClassType;
}

/** The types of records by the published names of the contracts that answer them. */
const entities = new Map<string, NamedType>();
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
  const words = Object.entries(wordsOfValues(rule) ?? {});
  registerEnumType(values, {
    name,
    description: described(`The enum ${name}`, description),
    valuesConfig: Object.fromEntries(words.map(([value, text]) => [value, { description: text }])),
  });
  return values;
}

const typeNamed = (side: Side, name: string): ClassType => {
  const entity = side === 'output' ? entities.get(name)?.target : undefined;
  const found = entity ?? generated[side].get(name);
  if (!found) throw new Error(`${name} has an id: declare it as a record, with entityType.`);
  return found;
};

/** Only what a module declares as a record has an id: ids of two kinds must never meet in one type. */
const isRecord = (side: Side, contract: z.ZodObject): boolean =>
  side === 'output' && 'id' in contract.shape;

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
  if (!isRecord(side, rule)) generate(side, name, rule, type.typeDescription);
  return () => nested(typeNamed(side, name), lists);
}

/** A field of a contract as GraphQL declares it. */
export function fieldOf(
  side: Side,
  field: string,
  rule: z.ZodType,
): { type: () => object; options: FieldOptions } {
  const type = fieldTypeOf(field, rule);
  const hasDefault =
    side === 'input' && type.defaultValue !== undefined && type.defaultValue !== null;
  return {
    type: typeThunk(side, field, type),
    options: {
      nullable: type.nullable,
      description: described(`The field ${field}`, type.description ?? type.typeDescription),
      ...(hasDefault ? { defaultValue: type.defaultValue } : {}),
    },
  };
}

function fillIn(
  side: Side,
  target: ClassType,
  contract: z.ZodObject,
  omit: readonly PropertyKey[],
): void {
  for (const [field, rule] of Object.entries(contract.shape)) {
    if (omit.includes(field)) continue;
    const { type, options } = fieldOf(side, field, rule as z.ZodType);
    const published = graphqlName(field);
    declareField(target, published, type, options);
    if (side === 'output' && published !== field) readFrom(target, published, field);
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
 * The GraphQL object type of a contract's record: what has an id of its own, which the browser keeps it by.
 * `omit` leaves out what relations replace and what is written by hand; `also` are contracts that api
 * answers for the same record. Plain fields read the property and run no middleware, so a field that
 * needs a permission must be omitted.
 */
export function entityType<T extends z.ZodType>(
  contract: T,
  { omit = [], also = [] }: EntityOptions<keyof z.output<T>> = {},
): ClassType<z.output<T> & object> {
  const { name, description } = nameFor(contract);
  const target: ClassType = class {};
  for (const each of [contract, ...also]) entities.set(nameFor(each).name, { name, target });
  markAs('output', name, described(`The object ${name}`, description), target);
  fillIn('output', target, asObject(contract), omit);
  return target as ClassType<z.output<T> & object>;
}

/** Names of the types whose `id` is that of a record; no other type has an `id`. */
export const entityNames = (): ReadonlySet<string> =>
  new Set([...entities.values()].map(({ name }) => name));

/** Name and type of what a call answers. */
export function answerType(contract: z.ZodType): { name: string; type: () => ClassType } {
  const { name } = nameFor(contract);
  if (!isRecord('output', asObject(contract)) && !generated.output.has(name)) objectType(contract);
  return {
    name: entities.get(name)?.name ?? name,
    type: () => typeNamed('output', name),
  };
}

/** The GraphQL object type of a contract without an id, such as settings or a part of a record. */
export const objectType = <T extends z.ZodType>(contract: T): ClassType<z.output<T> & object> => {
  const { name, description } = nameFor(contract);
  return generate('output', name, asObject(contract), description) as ClassType<
    z.output<T> & object
  >;
};

/** An object type whose fields are all written, with `recordFields`. */
export function namedType<T extends object>(name: string, description: string): ClassType<T> {
  const target = class {} as ClassType<T>;
  generated.output.set(name, target);
  markAs('output', name, description, target);
  return target;
}
