import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';

const dialect = new PgDialect();

/** The text and the parameters of a statement. */
export const toQuery = (statement: SQL): { sql: string; params: unknown[] } =>
  dialect.sqlToQuery(statement);

const bigint = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A stored integer is beyond 2^53.');
  return value;
};

/** `2026-11-20 11:14:20.753+00` → `2026-11-20T11:14:20.753Z`; sessions run in UTC. */
const timestamp = (text: string): string =>
  new Date(`${text.replace(' ', 'T').replace(/[+-]00(:00)?$/, '')}Z`).toISOString();

/** `{3,5}` → `[3, 5]`. */
const bigints = (text: string): number[] =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(bigint);

const bytes = (text: string): Buffer => Buffer.from(text.slice(2), 'hex');

/** How values are read, by type oid, the same for both drivers: drivers' own ways differ and lose digits. */
export const valueParsers: Record<number, (text: string) => unknown> = {
  17: bytes,
  20: bigint,
  701: Number,
  1016: bigints,
  1082: (text) => text,
  1114: timestamp,
  1184: timestamp,
  1700: (text) => text,
};
