import { sql, type SQL } from 'drizzle-orm';

/**
 * An aggregate over ids, as text: the same for the same ids in any order, and another when one went and one came. It is
 * compared within minutes by the database that made it, and guards against change, not against an attack: who sends a
 * wrong one harms nobody else.
 */
export const digestOf = (id: SQL): SQL =>
  sql`coalesce(sum(hashint8extended(${id}::bigint, 0)), 0)::text`;
