import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const portText = 'must be a port from 1 to 65535';
const port = (fallback: number) =>
  z.coerce.number(portText).int(portText).min(1, portText).max(65_535, portText).default(fallback);

const ConfigContract = z.object({
  NODE_ENV: z.string().default('development'),
  /** Loopback, so that a portal somebody tries out with known passwords is not open to the network. */
  HOST: z.string().default('localhost'),
  PORT: port(4000),
  API_PORT: port(4001),
  API_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  OPERATIONS: z.enum(['any', 'registered'], { error: 'must be any or registered' }).default('any'),
  WEB_DIST: z.string().default(fileURLToPath(new URL('../../web/dist/', import.meta.url))),
  EXPLORER_DIST: z
    .string()
    .default(fileURLToPath(new URL('../../explorer/dist/', import.meta.url))),
  VERIFY_PAGE: z
    .string()
    .default(fileURLToPath(new URL('../../draw/dist/verify-draw.html', import.meta.url))),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(|true|false|\d{1,2}|[\d.:a-fA-F/, ]+)$/,
      'must be true, false, a number of proxies or their addresses',
    )
    .default('false'),
});

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Where api listens, without a trailing slash. */
  apiUrl: string;
  logLevel: z.output<typeof ConfigContract>['LOG_LEVEL'];
  /** `registered`: without a session only operations of the manifest run. */
  operations: 'any' | 'registered';
  /** Directory of the built web client. */
  webDist: string;
  /** The built GraphQL explorer. */
  explorerDist: string;
  /** File of the page that checks a draw's certificate offline. */
  verifyPage: string;
  /** Which proxies in front may say who the caller is; Fastify's `trustProxy`. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
}

/** A wrong setting; the message is one sentence that names the variable. */
export class ConfigError extends Error {}

const trustProxyOf = (value: string): Config['trustProxy'] => {
  if (value === 'true') return true;
  if (value === '' || value === 'false') return false;
  return /^\d{1,2}$/.test(value) ? (_address, hop) => hop < Number(value) : value;
};

/** Reads the environment; the only reader of `process.env` in this process. Blank values count as unset. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = ConfigContract.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(
      `${String(issue?.path[0])} is not valid: ${issue?.message ?? 'it cannot be read'}.`,
    );
  }
  const env = parsed.data;
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    apiUrl: (env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`).replace(/\/+$/, ''),
    logLevel: env.LOG_LEVEL,
    operations: env.OPERATIONS,
    webDist: env.WEB_DIST,
    explorerDist: env.EXPLORER_DIST,
    verifyPage: env.VERIFY_PAGE,
    trustProxy: trustProxyOf(env.TRUST_PROXY),
  };
}
