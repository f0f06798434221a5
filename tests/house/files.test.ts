import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

/** Every file of the project: committed, or new and not ignored. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|json|ya?ml|sql|md|graphql|html)$/.test(file));

const read = (file: string) => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return ''; // Deleted, not committed yet.
  }
};

/** Files with a line that matches, as `file:line`. */
const linesMatching = (pattern: RegExp, among: RegExp) =>
  files
    .filter((file) => among.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );

describe('house rules', () => {
  it('reads the files of every workspace', () => {
    const workspaces = new Set(files.map((file) => file.split('/')[0]));
    expect([...workspaces]).toEqual(
      expect.arrayContaining(['schema', 'api', 'bff', 'web', 'tests', 'docs']),
    );
  });

  it('leaves no test focused or switched off', () => {
    expect(
      linesMatching(
        /\b(it|test|describe)(\.\w+)*\.(only|skip|fixme|todo)\b/,
        /\.(test|spec)\.tsx?$/,
      ),
    ).toEqual([]);
  });

  it('mocks modules of web in tests that stand alone, since all others share what was loaded', () => {
    expect(linesMatching(/\bvi\.(mock|doMock)\(/, /^web\/(?!.*\.alone\.test\.tsx$)/)).toEqual([]);
  });

  it('lists every decision, each with its date and status', () => {
    const decisions = files.filter((file) => /^docs\/adr\/\d{4}-/.test(file));
    const index = readFileSync(path.join(root, 'docs/adr/README.md'), 'utf8');
    const wanting = decisions.filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return (
        !index.includes(`(${path.basename(file)})`) ||
        !/^Date: \d{4}-\d\d-\d\d.*Status: \w+/m.test(text)
      );
    });

    expect(decisions.length).toBeGreaterThan(30);
    expect(wanting).toEqual([]);
  });

  it('has no barrel files', () => {
    expect(files.filter((file) => /\/src\/(.*\/)?index\.tsx?$/.test(file))).toEqual([]);
  });

  it('commits no secrets', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bghp_[A-Za-z0-9]{36}\b|\bxox[abp]-[A-Za-z0-9-]{10,}/;
    expect(linesMatching(secret, /^(?!tests\/house\/)/)).toEqual([]);
  });

  it('pins every dependency to one exact version', () => {
    const loose = files
      .filter((file) => /^([a-z]+\/)?package\.json$/.test(file))
      .flatMap((file) => {
        const {
          dependencies = {},
          devDependencies = {},
        }: Record<string, Record<string, string>> = JSON.parse(read(file));
        return Object.entries({ ...dependencies, ...devDependencies })
          .filter(([, version]) => !/^\d+(\.\d+\.\d+.*)?$/.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`);
      });
    expect(loose).toEqual([]);
  });

  it('locks every platform package, so that npm ci takes the lockfile (mend with npm run lock)', () => {
    const {
      packages,
    }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } = JSON.parse(
      read('package-lock.json'),
    );
    const locked = new Set(
      Object.keys(packages).map((place) => place.split('node_modules/').at(-1)),
    );
    const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter((name) => !locked.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('names files in kebab-case, React components in PascalCase', () => {
    const odd = files.filter(
      (file) =>
        /\/src\/.*\.(ts|tsx)$/.test(file) &&
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx)$/.test(path.basename(file)) &&
        !/^(use)?[A-Z][A-Za-z0-9]*(\.[a-z0-9-]+)*\.(ts|tsx)$/.test(path.basename(file)),
    );
    expect(odd).toEqual([]);
  });
});
