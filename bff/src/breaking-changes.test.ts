import { buildSchema, findBreakingChanges } from 'graphql';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { schemaText } from './tools/emit-schema.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const published = 'schema/schema.graphql';

const git = (...words: string[]): string | null => {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: [...stdio] });
  } catch {
    return null;
  }
};

/** The schema that was landed before this one: on a branch where it left main, on main the commit before the last. */
function landedSchema(): string | null {
  const head = git('rev-parse', 'HEAD')?.trim();
  const base = ['origin/main', 'main']
    .map((main) => git('merge-base', 'HEAD', main)?.trim())
    .find((each) => each !== undefined);
  const isChanged = git('show', `HEAD:${published}`) !== schemaText();
  const from = base === undefined || base === head ? (isChanged ? 'HEAD' : 'HEAD^') : base;
  return git('show', `${from}:${published}`);
}

/** Reasons by patterns of what graphql-js says of the change; in their order, so that two branches seldom add at one place. */
type Allowed = Readonly<Record<string, string>>;

test('what breaks clients of the landed schema is allowed in breaking-changes.json, with its reason', () => {
  const landed = landedSchema();
  // A copy of the sources without their history has nothing to be compared with.
  const changes =
    landed === null ? [] : findBreakingChanges(buildSchema(landed), buildSchema(schemaText()));
  const allowed = JSON.parse(
    readFileSync(new URL('../../schema/breaking-changes.json', import.meta.url), 'utf8'),
  ) as Allowed;
  const patterns = Object.keys(allowed);

  const unexpected = changes
    .map(({ description }) => description)
    .filter((each) => !patterns.some((change) => new RegExp(change).test(each)));

  expect(Object.values(allowed).every((reason) => reason.length > 20)).toBe(true);
  expect(patterns).toEqual(patterns.toSorted());
  expect(unexpected).toEqual([]);
});
