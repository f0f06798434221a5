import path from 'node:path';
import { z } from 'zod';

const portWords = 'must be a number from 1 to 65535';
const port = z.coerce
  .number({ error: portWords })
  .int(portWords)
  .min(1, portWords)
  .max(65_535, portWords);
const text = z.string().trim().min(1);
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );

const label = String.raw`[a-z\d]([a-z\d-]*[a-z\d])?`;
const hostName = new RegExp(`^${label}(\\.${label})*$`, 'i');
const hostWords = 'use names such as portal.example.com, without scheme, port and path';

const peer = String.raw`(loopback|linklocal|uniquelocal|[\d.]{7,}(/\d+)?|[\da-fA-F:.]*:[\da-fA-F:.]*(/\d+)?)`;
const peers = new RegExp(`^${peer}(\\s*,\\s*${peer})*$`);

const address = /^[^\s@]+@[^\s@]+$/;

/** The data directory beside the packages, whatever directory the process was started in. */
const defaultData = path.resolve(import.meta.dirname, '../../data');

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  API_HOST: text.default('127.0.0.1'),
  API_PORT: port.default(4001),
  ASSAY_DATA: text.default(defaultData).transform((value) => path.resolve(value)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Encrypts the secrets that the database keeps; without it a key file in ASSAY_DATA does. */
  ASSAY_SECRET: z.string().min(32, 'use 32 characters or more').optional(),
  /** Former values of ASSAY_SECRET, for one start after it was changed. */
  ASSAY_SECRET_OLD: list,
  /** Encrypts backups, and opens them. */
  BACKUP_PASSPHRASE: z.string().min(12, 'use 12 characters or more').optional(),
  /** Where npm was called, set by npm. */
  INIT_CWD: z.string().optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  /**
   * Peers whose X-Forwarded-For is believed: the bff, on this machine unless said otherwise. Not
   * TRUST_PROXY, which tells the bff of the proxies in front of it.
   */
  API_TRUST_PROXY: z
    .string()
    .regex(peers, 'use loopback, linklocal, uniquelocal or addresses, separated by commas')
    .default('loopback'),
  PORTAL_DOMAIN: text.regex(hostName, hostWords).optional(),
  /** Where people reach the portal; links of mails that nobody asked for, such as reminders, are made of it. */
  PORTAL_URL: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://portal.example.com' })
    .optional(),
  /** Where the laboratory simulator is, which `npm start` runs beside the demo data. */
  SIMULATOR_URL: z.url().optional(),
  /** Hosts inside of the own network that connections to laboratories may lead to; that of the simulator may by itself. */
  LABORATORY_PRIVATE_HOSTS: list,
  SPECIAL_HOSTS: list.refine((hosts) => hosts.every((host) => hostName.test(host)), hostWords),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: text.regex(address, 'must be an e-mail address').default('no-reply@assay.test'),
  /** Where the heads of the audit log are kept outside of the installation. */
  AUDIT_HEADS_BUCKET: text.optional(),
  AUDIT_HEADS_MAIL: list.refine(
    (all) => all.every((each) => address.test(each)),
    'use e-mail addresses, separated by commas',
  ),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
});

type Environment = z.output<typeof Environment>;

export type Config = Omit<Environment, 'SEED'> & { SEED: 'demo' | 'none' };

/** A setting that stops the start; the message is one sentence for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const wordsOf = (issue: z.core.$ZodIssue): string =>
  `${issue.path.join('.')} is not valid: ${issue.code === 'invalid_value' ? `use one of ${issue.values.join(', ')}` : issue.message}.`;

/** What is wrong with settings that are each fine by themselves, as one sentence; null when nothing is. */
function problemOf(settings: Environment): string | null {
  const { NODE_ENV, SEED, DATABASE_URL, ASSAY_SECRET } = settings;
  if (SEED === 'demo' && NODE_ENV === 'production') {
    return 'SEED is not valid: demo data is not seeded when NODE_ENV is production.';
  }
  /* Beside a database of its own, the data directory with its key file may be thrown away. */
  if (NODE_ENV === 'production' && DATABASE_URL !== undefined && ASSAY_SECRET === undefined) {
    return 'ASSAY_SECRET is not set: a production server with DATABASE_URL needs it (32 characters or more) to encrypt stored passwords.';
  }
  if (NODE_ENV === 'production' && settings.SMTP_URL !== undefined && !settings.PORTAL_URL) {
    return 'PORTAL_URL is not set: links in reminder mails need the address of the portal, such as https://portal.example.com.';
  }
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_BUCKET !== undefined && S3_ENDPOINT === undefined && S3_REGION === undefined) {
    return 'S3_REGION is not set: name the region of S3_BUCKET, or an S3_ENDPOINT.';
  }
  if ((S3_ACCESS_KEY_ID === undefined) !== (S3_SECRET_ACCESS_KEY === undefined)) {
    return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.';
  }
  return null;
}

/**
 * Reads the settings of this process; an empty variable counts as absent. Demo data is only ever
 * seeded outside production.
 * @throws ConfigError naming the variable.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(wordsOf).join(' '));
  const problem = problemOf(parsed.data);
  if (problem !== null) throw new ConfigError(problem);
  const { SEED, ...settings } = parsed.data;
  const { SIMULATOR_URL, LABORATORY_PRIVATE_HOSTS } = settings;
  const simulated = SIMULATOR_URL === undefined ? [] : [new URL(SIMULATOR_URL).hostname];
  const rest = {
    ...settings,
    LABORATORY_PRIVATE_HOSTS: [...LABORATORY_PRIVATE_HOSTS, ...simulated],
  };
  const embedded = rest.DATABASE_URL === undefined && rest.NODE_ENV !== 'production';
  return { ...rest, SEED: SEED ?? (embedded ? 'demo' : 'none') };
}
