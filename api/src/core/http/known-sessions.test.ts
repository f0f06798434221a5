import { expect, it } from 'vitest';
import { KnownSessions } from './known-sessions.ts';

const hash = (name: string): Buffer => Buffer.from(name);

it('knows the sessions that were noted', () => {
  const sessions = new KnownSessions();
  sessions.note(hash('a'));

  expect(sessions.keyOf(hash('a'))).toBe(hash('a').toString('base64'));
  expect(sessions.keyOf(hash('b'))).toBeNull();
  expect(sessions.keyOf(undefined)).toBeNull();
});

it('forgets the one that was seen longest ago', () => {
  const sessions = new KnownSessions(2);
  for (const name of ['a', 'b', 'a', 'c']) sessions.note(hash(name));

  expect(sessions.keyOf(hash('b'))).toBeNull();
  expect(sessions.keyOf(hash('a'))).not.toBeNull();
});
