import { z } from 'zod';

/** What is public of the seeds of a pool, from the day it is created (decision 7). */
export const SeedChain = z
  .object({
    chain: z.int().min(1).describe('Number of the chain; a pool gets another after 400 draws.'),
    firstLink: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe(
        'First link, 64 hexadecimal digits. It fixes the seeds of all draws from the chain; whoever checks a draw must have had it before.',
      ),
  })
  .meta({
    id: 'SeedChain',
    description: 'The chain that a pool takes the seeds of its draws from.',
  });
export type SeedChain = z.output<typeof SeedChain>;
