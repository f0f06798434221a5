import type { SchemaValues } from './bulk-schema-words.ts';

/** "12 of 15 mapped". */
export const mappedText = (fields: SchemaValues['fields']): string =>
  `${fields.filter(({ clientValue }) => clientValue.trim() !== '').length} of ${fields.length} mapped`;
