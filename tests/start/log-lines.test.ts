import { afterEach, describe, expect, it } from 'vitest';
import { stripVTControlCharacters } from 'node:util';
import { logLines } from '../../scripts/lib/child.mjs';

const terminal = Object.getOwnPropertyDescriptor(process.stdout, 'isTTY');
const printsTo = (isTTY: boolean) =>
  Object.defineProperty(process.stdout, 'isTTY', { value: isTTY, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(process.stdout, 'isTTY');
  if (terminal !== undefined) Object.defineProperty(process.stdout, 'isTTY', terminal);
});

const line = JSON.stringify({
  level: 40,
  time: Date.UTC(2026, 10, 27, 1, 2, 3),
  pid: 71,
  hostname: 'somewhere',
  name: 'api',
  msg: 'The mail server does not answer.',
});

describe('a line of a log', () => {
  it('is words on a terminal', async () => {
    printsTo(true);
    const shown = stripVTControlCharacters((await logLines())(line));
    expect(shown).toMatch(/WARN.*api.*: The mail server does not answer\.$/);
    expect(shown).not.toMatch(/71|somewhere|[{}]/);
  });

  it('stays as it is on a terminal when it is no JSON', async () => {
    printsTo(true);
    expect((await logLines())('Assay is ready')).toBe('Assay is ready');
  });

  it('is JSON for whatever collects logs', async () => {
    printsTo(false);
    expect((await logLines())(line)).toBe(line);
  });
});
