import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { capital, small } from './core/capital.ts';
import { entityNames } from './core/contract-types.ts';
import { graphqlSchema } from './schema.ts';
import { schemaFile, schemaText } from './tools/emit-schema.ts';

const examplesDirectory = fileURLToPath(new URL('../../tests/examples/', import.meta.url));
const schema = graphqlSchema();
const ownTypes = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));

test('the published schema file is the schema (npm run generate)', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText());
});

const argumentsOf = (
  field: GraphQLField<unknown, unknown> | GraphQLInputField,
): readonly GraphQLArgument[] => ('args' in field ? field.args : []);

test('every type, field and argument is described', () => {
  const bare = ownTypes.flatMap((type) => {
    if (!isObjectType(type) && !isInputObjectType(type)) return type.description ? [] : [type.name];
    const fields = Object.values(type.getFields()).flatMap((field) => [
      ...(field.description ? [] : [`${type.name}.${field.name}`]),
      ...argumentsOf(field)
        .filter((each) => !each.description)
        .map((each) => `${type.name}.${field.name}(${each.name})`),
    ]);
    return type.description || type === schema.getQueryType() || type === schema.getMutationType()
      ? fields
      : [type.name, ...fields];
  });

  expect(bare).toEqual([]);
});

test('links to other records are nullable', () => {
  const location = schema.getType('Location');
  const field = isObjectType(location) ? location.getFields()['company'] : undefined;

  expect(String(field?.type)).toBe('Company');
});

const objectTypes = ownTypes.filter((type) => isObjectType(type));

test('only types of records have an id, so that ids of two kinds never meet in one type', () => {
  const identified = objectTypes.filter((type) => 'id' in type.getFields());

  expect(identified.length).toBeGreaterThan(10);
  expect(identified.map(({ name }) => name).filter((name) => !entityNames().has(name))).toEqual([]);
});

test('every mutation answers a payload of its own: <Mutation>Payload with errors', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const expected = mutations.map(({ name }) => `${capital(name)}Payload!`);
  const silent = mutations.filter(({ type }) => {
    const payload = getNamedType(type);
    return !(
      isObjectType(payload) && String(payload.getFields()['errors']?.type) === '[UserError!]!'
    );
  });

  expect(mutations.map(({ type }) => String(type))).toEqual(expected);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('what a payload answers is named by its type, and null when the mutation was refused', () => {
  const fields = objectTypes
    .filter(({ name }) => name.endsWith('Payload'))
    .map((type) => Object.values(type.getFields()).filter(({ name }) => name !== 'errors'));
  const misnamed = fields
    .flatMap((own) => (own.length === 1 ? own : []))
    .filter(({ name, type }) => {
      const answered = getNamedType(type);
      return (
        isObjectType(answered) && ![answered.name, `${answered.name}s`].map(small).includes(name)
      );
    });

  expect(misnamed.map(({ name }) => name)).toEqual([]);
  expect(fields.flat().filter(({ type }) => isNonNullType(type))).toEqual([]);
});

test('every viewerCan… is a Boolean that is null when it could not be told', () => {
  const abilities = objectTypes.flatMap((type) =>
    Object.values(type.getFields()).filter(({ name }) => name.startsWith('viewerCan')),
  );

  expect(abilities.length).toBeGreaterThan(10);
  expect(new Set(abilities.map(({ type }) => String(type)))).toEqual(new Set(['Boolean']));
});

test('record ids are ID, dates are Date, lists of the contract keep their type', () => {
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type)
      ? Object.fromEntries(
          Object.values(type.getFields()).map((each) => [each.name, String(each.type)]),
        )
      : {};
  };

  expect(fieldsOf('Company')).toMatchObject({
    id: 'ID!',
    clientSince: 'Date',
    address: 'Address',
    contactInformation: 'CompanyContact!',
    version: 'Int!',
  });
  expect(fieldsOf('Location')).toMatchObject({
    locationId: 'String!',
    administrativeUnitId: 'ID',
    clients: '[Client!]!',
    region: 'AdministrativeUnit',
  });
  expect(fieldsOf('Notification')).toMatchObject({
    options: 'JSON!',
    type: 'NotificationType!',
    testResultId: 'ID',
  });
});

test('every value of an enum says what it means', () => {
  const silent = ownTypes.filter(isEnumType).flatMap((type) =>
    type
      .getValues()
      .filter(({ description }) => !description)
      .map(({ name }) => `${type.name}.${name}: make the enum with wordedEnum`),
  );

  expect(silent).toEqual([]);
});

test('no field or argument is in capitals', () => {
  const fields = ownTypes.flatMap((type) =>
    isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [],
  );
  const names = fields.flatMap((field) => [field, ...argumentsOf(field)].map(({ name }) => name));

  expect(names.filter((name) => !/^[a-z]/.test(name))).toEqual([]);
});

test('a filter on what is an enum takes its values, and a wrong one names those that there are', () => {
  const messages = (where: string) =>
    validate(schema, parse(`{ users(where: ${where}) { totalCount } }`)).map(
      ({ message }) => message,
    );

  expect(messages('{ role: { in: [SUPER_ADMIN] }, type: { eq: CLIENT } }')).toEqual([]);
  expect(messages('{ type: { eq: DONOR } }')).toEqual([
    'Value "DONOR" does not exist in "UserType" enum. Allowed: MD, CLIENT.',
  ]);
});

test('enums carry their published names', () => {
  expect(isEnumType(getNamedType(schema.getType('Permission')))).toBe(true);
  expect(isEnumType(getNamedType(schema.getType('Role')))).toBe(true);
});

test('the example operations are many and valid', () => {
  const examples = readdirSync(examplesDirectory).map((name) => ({
    name,
    document: readFileSync(`${examplesDirectory}${name}`, 'utf8'),
  }));
  const wrong = examples.flatMap(({ name, document }) =>
    validate(schema, parse(document)).map((error) => `${name}: ${error.message}`),
  );

  expect(examples.length).toBeGreaterThanOrEqual(6);
  expect(wrong).toEqual([]);
});
