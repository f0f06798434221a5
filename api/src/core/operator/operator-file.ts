import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Where the api of a data directory listens for the commands of whoever runs it, and the word that opens it. It
 * lies in the data directory for its owner alone: who reads that has everything anyway.
 */
export interface OperatorAccess {
  /** `http://127.0.0.1:4001` */
  url: string;
  token: string;
}

/** Carries the word. */
export const OPERATOR_HEADER = 'x-operator-token';

const fileOf = (data: string): string => path.join(data, 'operator.json');

export const newOperatorToken = (): string => randomBytes(32).toString('base64url');

/** Written when the api listens; a later start writes another one. */
export async function writeOperatorFile(data: string, access: OperatorAccess): Promise<void> {
  const draft = `${fileOf(data)}.${process.pid}`;
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  await rename(draft, fileOf(data));
}

/** Takes the file away, unless it is another process's by now. */
export async function removeOperatorFile(data: string, { token }: OperatorAccess): Promise<void> {
  if ((await readOperatorFile(data))?.token === token) await rm(fileOf(data), { force: true });
}

/** @returns null when no api runs there, as far as one can see */
export async function readOperatorFile(data: string): Promise<OperatorAccess | null> {
  try {
    const { url, token }: Partial<OperatorAccess> = JSON.parse(
      await readFile(fileOf(data), 'utf8'),
    );
    return typeof url === 'string' && typeof token === 'string' ? { url, token } : null;
  } catch {
    return null;
  }
}
