import { sql, type SQL } from 'drizzle-orm';
import { specimenTypes } from '@assay/schema/reference/specimen-types';

const names = sql.raw(
  `array[${Object.values(specimenTypes)
    .map((name) => `'${name}'`)
    .join(', ')}]`,
);

/** Name of the specimen type of a number. */
export const specimenTypeName = (number: SQL): SQL => sql`(${names})[${number}]`;
