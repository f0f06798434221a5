import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

/** Beginnings of words as they are written in Britain (decision 26: US English everywhere). */
const british =
  /colour|programme(?!r)|licence|cancelled|cancelling|behaviour|neighbour|favour|honour|centred|\bgrey|judgement|(?:organ|recogn|normal|summar|minim|author|initial|serial)is(?:e|ing|ation)/gi;

/** Values, the names made of them, and one label that the specification writes in the British way. */
const specified =
  /\b(?:COLLECTION_CANCELLED|MRO_CANCELLED|CANCELLED)\b|(['"])Cancelled\1|"""Cancelled"""|\/\*\* Cancelled \*\/|\w*Cancelled: '\w*CANCELLED'/g;

/** What stays as it was written: applied migrations, text of others, and this list. */
const exempt =
  /^api\/migrations\/|package-lock\.json$|\.(?:png|woff2|ttf|svg|ico|gz)$|^tests\/house\/spelling\.test\.ts$/;

it('writes US English in code, texts and documents', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !exempt.test(file));

  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(specified, '');
    return [...file.matchAll(british), ...text.matchAll(british)].map(
      ([word]) => `${file}: ${word}`,
    );
  });

  expect(files.length).toBeGreaterThan(1_000);
  expect([...new Set(found)]).toEqual([]);
});
