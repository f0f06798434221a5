import { dataOf } from './graphql-walk.ts';

interface TypeRef {
  kind: string;
  name: string | null;
  ofType: TypeRef | null;
}
interface InputValue {
  name: string;
  type: TypeRef;
  defaultValue: string | null;
}
interface Field {
  name: string;
  description: string | null;
  args: InputValue[];
  type: TypeRef;
}
interface FullType {
  kind: string;
  name: string;
  fields: Field[] | null;
  inputFields: InputValue[] | null;
  enumValues: { name: string }[] | null;
}

/** One field of Query or Mutation as the running portal publishes it. */
export interface RootField extends Field {
  operation: 'query' | 'mutation';
  /** The sentence at the end of its description, which says who may ask. */
  access: Access;
}

export type Access =
  | { kind: 'public' }
  | { kind: 'session' }
  | { kind: 'permission'; names: string[]; onRecord: boolean; type: string | null };

const introspection = /* GraphQL */ `
  query Introspect {
    __schema {
      types {
        kind
        name
        fields {
          name
          description
          args {
            ...Value
          }
          type {
            ...Ref
          }
        }
        inputFields {
          ...Value
        }
        enumValues {
          name
        }
      }
    }
  }
  fragment Value on __InputValue {
    name
    defaultValue
    type {
      ...Ref
    }
  }
  fragment Ref on __Type {
    kind
    name
    ofType {
      kind
      name
      ofType {
        kind
        name
        ofType {
          kind
          name
        }
      }
    }
  }
`;

function accessOf({ name, description }: Field): Access {
  const sentence = /(Public|Requires (.*))\.$/.exec(description ?? '');
  if (sentence === null) throw new Error(`${name} does not say who may ask it.`);
  const [, whole, required = ''] = sentence;
  if (whole === 'Public') return { kind: 'public' };
  if (required === 'a session') return { kind: 'session' };
  const names = [...required.matchAll(/`(\w+)`/g)].map(([, each = '']) => each);
  if (names.length === 0) throw new Error(`${name} requires what nobody knows: ${required}`);
  const type = / and user type (\w+)$/.exec(required)?.[1] ?? null;
  return { kind: 'permission', names, onRecord: required.endsWith(' on the record'), type };
}

const named = (type: TypeRef): string => type.name ?? (type.ofType ? named(type.ofType) : '');
const typeText = (type: TypeRef): string => {
  const inner = type.ofType ? typeText(type.ofType) : '';
  if (type.kind === 'NON_NULL') return `${inner}!`;
  return type.kind === 'LIST' ? `[${inner}]` : (type.name ?? '');
};
const isRequired = ({ type, defaultValue }: InputValue) =>
  type.kind === 'NON_NULL' && defaultValue === null;

const scalarValues: Record<string, unknown> = {
  ID: '1',
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'x',
  Date: '2026-01-31',
  DateTime: '2026-01-31T14:05:00.000Z',
  JSON: {},
};

/** Fields whose record is of another kind than their name says: an order and what is done on the spot are tests. */
const otherNouns: readonly [RegExp, string][] = [
  [/^validateInstantTest/, 'Location'],
  [
    /LabOrder$|DonorPass$|^determineTest$|^refreshMroResult$|^confirmInstantTest$|^(?:un)?mergeDonor$/,
    'TestResult',
  ],
  [/^(?:updateMisEmployer|correctMisReport|signMisReport|withdrawMisSignature)$/, 'Company'],
  [/^chooseDefaultView$/, 'SavedView'],
];

/** A list whose rows tell less than the record is one of the same kind: `TestResultRow`. */
const kindOf = (entity: string): string => entity.replace(/Row$/, '');

/** The published schema, from which operations are made up: a later field is walked without new code. */
export class PublishedSchema {
  readonly #types: ReadonlyMap<string, FullType>;

  private constructor(types: readonly FullType[]) {
    this.#types = new Map(types.map((type) => [type.name, type]));
  }

  static async read(): Promise<PublishedSchema> {
    interface Answer {
      __schema: { types: FullType[] };
    }
    return new PublishedSchema((await dataOf<Answer>('super', introspection)).__schema.types);
  }

  get rootFields(): RootField[] {
    return (['query', 'mutation'] as const).flatMap((operation) => {
      const type = this.#types.get(operation === 'query' ? 'Query' : 'Mutation');
      return (type?.fields ?? []).map((field) => ({
        ...field,
        operation,
        access: accessOf(field),
      }));
    });
  }

  /**
   * Root lists of records, with the field of a row that holds its id: `companies` answers `CompanyPage`, and
   * `companyOptions` the same records as choices.
   */
  get lists(): { name: string; entity: string; byId: boolean; idField: string }[] {
    return this.rootFields.flatMap(({ name, type, args }) => {
      const entity = /^(\w+)Page$/.exec(named(type))?.[1];
      // Those of one record, which has to be named, hold no record that another list lacks.
      const isOfOne = args.some((arg) => arg.type.kind === 'NON_NULL' && arg.defaultValue === null);
      if (entity === undefined || isOfOne) return [];
      const where = this.#types.get(named(args.find((arg) => arg.name === 'where')?.type ?? type));
      const byId = where?.inputFields?.some((field) => field.name === 'id') ?? false;
      return [{ name, entity, byId, idField: entity === 'Option' ? 'value' : 'id' }];
    });
  }

  /**
   * The list that a root field's record stands in: `updateTenantSettings(id:)` names a Tenant after a
   * verb, the query `testPool(id:)` names its own kind.
   */
  listOf({ name, operation }: RootField): { name: string; entity: string } | undefined {
    const rest = operation === 'mutation' ? name.replace(/^[a-z]+(?=[A-Z])/, '') : name;
    // `assignMrosToLabAccount(id:)` names the account.
    const whose = /(?:To|From)([A-Z]\w*)$/.exec(rest)?.[1] ?? rest;
    const said = whose.charAt(0).toUpperCase() + whose.slice(1);
    const noun = otherNouns.find(([form]) => form.test(name))?.[1] ?? said;
    return this.lists
      .filter(({ entity }) => entity !== 'Option' && noun.startsWith(kindOf(entity)))
      .toSorted((a, b) => b.entity.length - a.entity.length)[0];
  }

  /** A smallest legal value of an input type. */
  #value(type: TypeRef): unknown {
    if (type.kind === 'NON_NULL' && type.ofType) return this.#value(type.ofType);
    if (type.kind === 'LIST') return [];
    const full = this.#types.get(type.name ?? '');
    if (full?.kind === 'ENUM') return full.enumValues?.[0]?.name;
    if (full?.kind !== 'INPUT_OBJECT') return scalarValues[type.name ?? ''];
    return Object.fromEntries(
      (full.inputFields ?? [])
        .filter(isRequired)
        .map((each) => [each.name, this.#value(each.type)]),
    );
  }

  /** The type's name and its first field that can be asked for, so that something is really read. */
  #selection(type: TypeRef, levels = 3): string {
    const full = this.#types.get(named(type));
    if (full?.kind !== 'OBJECT') return '';
    const fields = (full.fields ?? []).filter(
      ({ name, args }) => name !== 'errors' && !args.some(isRequired),
    );
    const first = fields.find((field) => levels > 0 || !this.#isObject(field.type));
    const read =
      first === undefined ? '' : `${first.name} ${this.#selection(first.type, levels - 1)}`;
    const refusals = full.fields?.some((field) => field.name === 'errors') ?? false;
    return `{ __typename ${read} ${refusals ? 'errors { errorCode message path }' : ''} }`;
  }

  #isObject(type: TypeRef): boolean {
    return this.#types.get(named(type))?.kind === 'OBJECT';
  }

  /** Asks one root field with made-up arguments, or with those that are given. */
  call(field: RootField, given: Record<string, unknown> = {}) {
    const args = field.args.filter((arg) => isRequired(arg) || arg.name in given);
    const declared = args.map(({ name, type }) => `$${name}: ${typeText(type)}`).join(', ');
    const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
    const wrap = (text: string) => (text === '' ? '' : `(${text})`);
    const query = `${field.operation} Walk${wrap(declared)} { answer: ${field.name}${wrap(passed)} ${this.#selection(field.type)} }`;
    const variables = Object.fromEntries(
      args.map(({ name, type }) => [name, given[name] ?? this.#value(type)]),
    );
    return { query, variables };
  }
}
