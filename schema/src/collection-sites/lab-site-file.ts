import { z } from 'zod';
import { recordId, timestamp } from '../core/fields.ts';

const count = (what: string) =>
  z.int().nullable().describe(`${what}; null until the file is applied.`);

/** A file that a laboratory mailed, and what it did (T s2). */
export const LabSiteFile = z
  .object({
    id: recordId(),
    receivedAt: timestamp().describe('When it came in, UTC.'),
    receivedBy: z
      .string()
      .nullable()
      .describe('Name of who uploaded it; null for a visitor from another TPA.'),
    appliedAt: timestamp().nullable().describe('When it was applied, UTC; null while it waits.'),
    updated: count('Sites that it changed'),
    unchanged: count('Sites that were as it says'),
    unknown: count('Rows whose code no site has'),
  })
  .meta({
    id: 'LabSiteFile',
    description: 'A file of collection sites from a laboratory, kept for 90 days.',
  });
export type LabSiteFile = z.output<typeof LabSiteFile>;
