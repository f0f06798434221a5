import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Config } from '../../config.ts';
import { SecretBox } from './secret-box.ts';

const KEY_BYTES = 32;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

async function readKey(file: string): Promise<Buffer | null> {
  try {
    const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
    if (key.length !== KEY_BYTES) {
      throw new ConfigError(
        `${file} is damaged; restore it from a backup, stored passwords cannot be read without it.`,
      );
    }
    return key;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes that start at the same time end up with one key: `link` never replaces a file. */
async function makeKey(file: string): Promise<Buffer> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const key = await readKey(file);
  if (key === null) throw new ConfigError(`${file} cannot be made.`);
  return key;
}

/**
 * The box for secrets at rest. Its key comes from ASSAY_SECRET, else from `<ASSAY_DATA>/secret.key`,
 * which is made at the first start (mode 0600).
 * @throws ConfigError when the key file is damaged.
 */
export async function openSecretBox({
  ASSAY_SECRET,
  ASSAY_DATA,
}: Pick<Config, 'ASSAY_SECRET' | 'ASSAY_DATA'>): Promise<SecretBox> {
  if (ASSAY_SECRET !== undefined) return new SecretBox(ASSAY_SECRET);
  const file = path.join(ASSAY_DATA, 'secret.key');
  return new SecretBox((await readKey(file)) ?? (await makeKey(file)));
}
