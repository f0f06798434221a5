import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where it stands beside the page; Support links it. */
const FILE = 'third-party-notices.txt';

/** Directory of the package that a module is of; null for our own. */
const packageOf = (id: string): string | null =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null;

const licenseFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

interface Notice {
  name: string;
  license: string;
  text: string;
}

/** What a package says of itself. @throws Error when it names no license at all */
function noticeOf(directory: string): Notice {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(directory, 'package.json'), 'utf8'),
  ) as { name?: string; version?: string; license?: string };
  const files = readdirSync(directory).filter((file) => licenseFile.test(file));
  const text = files
    .map((file) => readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
  if (!name || (!license && text === ''))
    throw new Error(`${directory} names no license: look it up before it is shipped.`);
  return { name: `${name} ${version ?? ''}`.trim(), license: license ?? 'see below', text };
}

/** Each text once, with the packages that it is of. */
function written(notices: readonly Notice[]): string {
  const parts = new Map<string, Notice[]>();
  for (const each of notices) {
    const said = each.text || each.license;
    parts.set(said, [...(parts.get(said) ?? []), each]);
  }
  return [...parts]
    .map(([text, of]) =>
      [of.map(({ name, license }) => `${name} (${license})`).join('\n'), text].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(72)}\n\n`);
}

/** The license of a file that is passed on beside the scripts. */
export const noticeOfFile = (name: string, license: string, file: string): Notice => ({
  name,
  license,
  text: readFileSync(file, 'utf8').trim(),
});

/**
 * Writes the licenses of all packages whose code is in the scripts, which the minifier leaves without a word of them and which ask to
 * be passed on with it.
 * @param more of what else is passed on
 */
export const thirdPartyNotices = (more: readonly Notice[] = []): Plugin => ({
  name: 'assay:third-party-notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const directories = new Set(
      Object.values(bundle).flatMap((each) =>
        each.type === 'chunk' ? Object.keys(each.modules).flatMap((id) => packageOf(id) ?? []) : [],
      ),
    );
    const packages = [...directories]
      .filter((directory) => existsSync(path.join(directory, 'package.json')))
      .map(noticeOf)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    this.emitFile({
      type: 'asset',
      fileName: FILE,
      source: `${written([...packages, ...more])}\n`,
    });
  },
});
