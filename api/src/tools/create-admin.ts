import { parseArgs } from 'node:util';
import { installFieldMessages } from '@assay/schema/core/field-errors';
import { readConfig } from '../config.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { Refusal } from '../core/refusal.ts';
import { createAdmin, NewAdmin } from '../modules/users/create-admin.ts';
import { seedFoundation } from '../seed/foundation.ts';
import { readPassword } from './read-password.ts';

const USAGE = `Creates a super administrator who can sign in.

  npm run create-admin -- --email ann@tpa.com --first-name Ann --last-name Alvarez [--tenant 1] [--temporary]

The password is asked for, or read from the first line of what is piped in. With --temporary it has
to be changed at the first sign-in. With the embedded database, stop the portal first.`;

const flagOf: Record<string, string> = {
  email: '--email',
  firstName: '--first-name',
  lastName: '--last-name',
  tenantId: '--tenant',
  password: 'The password',
};

function readFlags() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      tenant: { type: 'string', default: '1' },
      temporary: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

async function run(): Promise<void> {
  installFieldMessages();
  const flags = readFlags();
  if (flags.help) return console.log(USAGE);
  const config = readConfig();
  const person = {
    email: flags.email,
    firstName: flags['first-name'],
    lastName: flags['last-name'],
    tenantId: Number(flags.tenant),
    temporary: flags.temporary,
  };
  /* What can be wrong without the password is said before it is typed. */
  const known = NewAdmin.omit({ password: true }).safeParse(person, { reportInput: true });
  const parsed = known.success
    ? NewAdmin.safeParse({ ...person, password: await readPassword() }, { reportInput: true })
    : known;
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${flagOf[String(path[0])]}: ${message}`,
    );
    throw new Error(`${faults.join('\n')}\n\n${USAGE}`);
  }
  if (!('password' in parsed.data)) return;
  const database = await openDatabase(config);
  try {
    await seedFoundation(database);
    await createAdmin(database, parsed.data);
  } finally {
    await database.close();
  }
  console.log(`${parsed.data.email} can sign in at tenant ${parsed.data.tenantId} as Super Admin.`);
}

/** The sentence for what the person at the keyboard can change. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof Refusal && error.code === 'RESOURCE_NOT_FOUND')
    return 'There is no tenant with this number.';
  return error instanceof Error ? error.message : String(error);
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
