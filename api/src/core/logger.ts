import type { LoggerOptions } from 'pino';
import type { Config } from '../config.ts';

/** Names of values that never reach a log, at the top of a logged object or one level down. */
const secretNames = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'token',
  'code',
  'hash',
  'ssn',
  'primaryId',
  'dateOfBirth',
  'email',
  'username',
  'body',
  'params',
];

/** One JSON line an event. Requests are logged by route, without addresses, queries or bodies. */
export const loggerOptions = (config: Pick<Config, 'LOG_LEVEL'>): LoggerOptions => ({
  name: 'api',
  level: config.LOG_LEVEL,
  redact: {
    paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[redacted]',
  },
  serializers: {
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
});
