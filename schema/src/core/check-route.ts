import { z } from 'zod';
import type { Access, Route } from './route.ts';

/** What a call answers that only checks. */
export const Findings = z
  .object({
    errors: z
      .record(z.string(), z.unknown())
      .describe(
        'Failures by field, as in the answer of a refused call; empty when there are none.',
      ),
  })
  .meta({ id: 'Findings', description: 'What is wrong with what was sent.' });

/** A call that saves nothing: what would be refused by field is its answer, with 200 (contract §0.4). */
export const checkRoute = <const U extends string, B extends z.ZodType>({
  url,
  summary,
  tag,
  access,
  body,
}: {
  url: U;
  summary: string;
  tag: string;
  access: Access;
  body: B;
}) =>
  ({
    method: 'POST',
    url,
    schema: { summary, tags: [tag], body, response: { 200: Findings } },
    config: { access, onlyChecks: true },
  }) as const satisfies Route;
