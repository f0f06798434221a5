import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/root.mjs';

const graphqlFiles = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(directory, entry.name);
    if (entry.isDirectory()) return graphqlFiles(name);
    return name.endsWith('.graphql') ? [name] : [];
  });

/** Every definition of the web's .graphql files by its name. */
const definitions = () => {
  const texts = graphqlFiles(inRoot('web/src')).map((file) => readFileSync(file, 'utf8'));
  const each = texts.flatMap((text) => text.split(/\n(?=(?:query|mutation|fragment) )/));
  return new Map(
    each.map((text) => [
      /^(?:query|mutation|fragment) (\w+)/.exec(text.trim())?.[1] ?? '',
      text.trim(),
    ]),
  );
};

/** An operation as the web sends it, with the fragments that it uses. */
export function webOperation(name: string): string {
  const all = definitions();
  const wanted = new Set([name]);
  for (const each of wanted) {
    for (const [, fragment = ''] of (all.get(each) ?? '').matchAll(/\.\.\.(\w+)/g)) {
      if (all.has(fragment)) wanted.add(fragment);
    }
  }
  if (!all.has(name)) throw new Error(`web has no operation ${name}.`);
  return [...wanted].map((each) => all.get(each)).join('\n');
}

const address = 'address { addressLine1 city state zip }';

/** What is measured: name, what it stands for, operation and variables. */
export const benchQueries = () => [
  {
    name: 'Q1',
    what: '25 companies with 5 locations and permissions each',
    query: `{ companies(limit: 25) { totalCount nodes { id companyName clientSince ${address} numberOfUsers version viewerPermissions
      locations(limit: 5) { totalCount nodes { id locationId name ${address} locationPhone isPrimary } } } } }`,
    variables: {},
  },
  {
    name: 'Q2',
    what: '50 locations with their company',
    query: `{ locations(limit: 50) { totalCount nodes { id locationId name ${address} locationPhone isPrimary company { id companyName ${address} } } } }`,
    variables: {},
  },
  {
    name: 'Q3',
    what: 'the company list as the web asks for it',
    query: webOperation('CompanyList'),
    variables: { limit: 15, offset: 0 },
  },
];
