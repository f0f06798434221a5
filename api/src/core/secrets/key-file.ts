import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../config.ts';

const KEY_BYTES = 32;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The key file of a data directory: a secret a line in base64url, the newest first; more than one only during a rotation. */
export const keyFileOf = (data: string): string => path.join(data, 'secret.key');

/** A secret that nobody can guess. */
export const newSecret = (): Buffer => randomBytes(KEY_BYTES);

/** @returns the secrets, or null when there is no file @throws ConfigError when it is damaged */
export async function readKeyFile(file: string): Promise<[Buffer, ...Buffer[]] | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const [first, ...others] = text
    .trim()
    .split('\n')
    .map((line) => Buffer.from(line.trim(), 'base64url'));
  if (first === undefined || [first, ...others].some(({ length }) => length < KEY_BYTES)) {
    throw new ConfigError(
      `${file} is damaged; restore it from a backup, stored secrets cannot be read without it.`,
    );
  }
  return [first, ...others];
}

/** Writes a draft beside the file, for its owner alone, down to the disk. */
async function draftOf(file: string, secrets: readonly Buffer[]): Promise<string> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await mkdir(path.dirname(file), { recursive: true });
  const target = await open(draft, 'wx', 0o600);
  try {
    await target.writeFile(secrets.map((secret) => `${secret.toString('base64url')}\n`).join(''));
    await target.sync();
  } finally {
    await target.close();
  }
  return draft;
}

/** Replaces the file as a whole: whoever reads it meets the old secrets or the new ones. */
export async function writeKeyFile(file: string, secrets: readonly Buffer[]): Promise<void> {
  await rename(await draftOf(file, secrets), file);
}

/** Makes the file. Two processes that start at the same time end up with one: `link` never replaces a file. */
export async function makeKeyFile(file: string): Promise<[Buffer, ...Buffer[]]> {
  const draft = await draftOf(file, [newSecret()]);
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secrets = await readKeyFile(file);
  if (secrets === null) throw new ConfigError(`${file} cannot be made.`);
  return secrets;
}
