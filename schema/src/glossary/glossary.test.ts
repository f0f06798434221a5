import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import type { GlossaryTerm } from './glossary-term.ts';

const terms = Object.values<GlossaryTerm>(glossary).toSorted((one, other) =>
  one.term.localeCompare(other.term),
);

test('every word has one sentence', () => {
  for (const { says } of terms) expect(says).toMatch(/^[A-Z].*\.$/);
});

test('the law is named by its section or part', () => {
  for (const { source } of terms)
    expect(source ?? '49 CFR 40.3').toMatch(
      /^\d+ CFR (part \d+|\d+\.\d+(\([a-z]\))?(, \d+\.\d+(\([a-z]\))?)*)$/,
    );
});

test('the documentation has the words of the portal', async () => {
  const rows = terms.map(
    ({ term, long, says, source }) =>
      `| ${[term, long].filter(Boolean).join(', ')} | ${says} | ${source ?? ''} |`,
  );
  const page = [
    '# Words explained',
    '',
    'What the portal says of the words of the law and of its own, as its Help page lists them. Written from',
    '`schema/src/glossary/glossary.ts` by `npx vitest run -u --project schema`; the words that we use among ourselves are in',
    'the [glossary](glossary.md).',
    '',
    '| word | meaning | source |',
    '|---|---|---|',
    ...rows,
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/words-explained.md');
});
