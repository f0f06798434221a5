import type { JsonSchema } from './components.ts';

/** What fields of a name hold in examples: one plausible world, the same in every call. */
const worded: Readonly<Record<string, unknown>> = {
  companyName: 'Northwind Logistics',
  locationName: 'Dallas Terminal',
  firstName: 'Robin',
  lastName: 'Vale',
  dateOfBirth: '1986-04-12',
  fullName: 'Robin Vale',
  // Another file than that of the donor: two people sign.
  collectorSignature: '0d9f8a52-3c1b-4e77-8a60-5b2f9c7e1d34',
  username: 'robin.vale@northwind.example',
  email: 'robin.vale@northwind.example',
  password: 'Correct-horse-7',
  oldPassword: 'Former-horse-7',
  newPassword: 'Correct-horse-7',
  token: '1.3xJ0pQ',
  addressLine1: '500 Commerce Street',
  city: 'Dallas',
  state: 'TX',
  zip: '75202',
  title: 'Policy 2026',
  timezone: 'America/Chicago',
  rate: '25.00',
  total: 1,
  limit: 15,
  offset: 0,
  version: 3,
  year: 2026,
  programEndDate: '2026-12-31',
  programStartDate: '2026-01-01',
  drugPercentage: 50,
  alcoholPercentage: 10,
  status: 'ACTIVE',
  isFrozen: false,
  isExpired: false,
  deactivated: false,
  isCollectedOnSite: false,
  collectedOnSite: false,
  thirdPartyCollected: false,
  isComboOrder: false,
  primaryId: '219099999',
  numericLevel: '812',
  temperature: '1',
  /* An order runs out in the future. */
  expireDate: '2099-12-31T17:00:00.000Z',
  expireAt: '2099-12-31',
  AUTOMATIC_LOGOUT_PERIOD: 30,
  ssn: '219099999',
  lastFourSsn: '9999',
  errorCode: 'BLANK',
};

/** The same by the end of a name, in lower case. */
const ends: readonly [RegExp, unknown][] = [
  [/phone|fax/, '2145550142'],
  [/email/, 'robin.vale@northwind.example'],
  [/zip/, '75202'],
  [/state$/, 'TX'],
  [/color$/, '#1e5aa8'],
  [/price|fee|cost$/, '25.00'],
  [/name$/, 'Northwind'],
];

/** The shortest texts that known forms take, for fields whose name says nothing. */
const plain = [
  'Text',
  '12345',
  'A1',
  ...[32, 64].map((length) => '3f'.repeat(length / 2)),
  `${'A'.repeat(43)}=`,
];

const formats: Readonly<Record<string, unknown>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T15:04:05.000Z',
  email: 'robin.vale@northwind.example',
  uuid: '6f2c1d0a-4b7e-4a54-9d3f-0a6f3e1c9b21',
  guid: '6f2c1d0a-4b7e-4a54-9d3f-0a6f3e1c9b21',
  uri: 'https://portal.example.com',
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (value: unknown, { type, pattern, minLength, maxLength }: JsonSchema): boolean => {
  if (typeof value !== 'string') return type === typeof value || type === 'integer';
  if (type !== 'string') return false;
  return (
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) &&
    (typeof minLength !== 'number' || value.length >= minLength) &&
    (typeof maxLength !== 'number' || value.length <= maxLength)
  );
};

function scalarExample(name: string, schema: JsonSchema): unknown {
  const { type, format, minimum, exclusiveMinimum } = schema;
  const named = [
    worded[name],
    formats[String(format)],
    ends.find(([end]) => end.test(name.toLowerCase()))?.[1],
  ];
  const known = named.find((each) => each !== undefined && fits(each, schema));
  if (known !== undefined) return known;
  if (type === 'string') return plain.find((each) => fits(each, schema)) ?? 'Text';
  if (type === 'boolean') return true;
  if (typeof exclusiveMinimum === 'number') return Math.max(exclusiveMinimum + 1, 12);
  return typeof minimum === 'number' ? Math.max(minimum, 1) : 1;
}

/** An example of a schema of the document; `named` are its components. A record inside of itself is left out. */
export function exampleOf(
  schema: JsonSchema,
  named: JsonSchema,
  name = '',
  within: readonly string[] = [],
): unknown {
  const inner = (each: unknown, as = name, inside = within): unknown =>
    isSchema(each) ? exampleOf(each, named, as, inside) : null;
  const { $ref, anyOf, oneOf, items, properties } = schema;
  if ('example' in schema) return schema['example'];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum']))
    return schema['enum'].find((each) => each === worded[name]) ?? schema['enum'][0];
  if (typeof $ref === 'string') {
    const target = $ref.split('/').at(-1) ?? '';
    return within.includes(target) ? undefined : inner(named[target], name, [...within, target]);
  }
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) {
    const chosen = choices.find((each) => isSchema(each) && each['type'] !== 'null');
    return inner(chosen) ?? null;
  }
  if (isSchema(items)) {
    const item = inner(items, name.replace(/s$/, ''));
    return item === undefined ? [] : [item];
  }
  if (isSchema(properties)) {
    const values = Object.entries(properties).map(([key, rule]) => [key, inner(rule, key)]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  if (schema['type'] === 'object') return {};
  return typeof schema['type'] === 'string' ? scalarExample(name, schema) : null;
}
