import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Config } from '../../config.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { DatabaseError, type Database, type Tx } from '../database/database.ts';
import { dumpSettings, type DumpedSchema } from '../database/dump-tables.ts';
import { EmbeddedDatabase } from '../database/embedded-database.ts';
import { openLoader, refuseTables, type Loader } from '../database/load-tables.ts';
import { refuseUnknown } from '../database/migrate.ts';
import { ServerDatabase } from '../database/server-database.ts';
import { unfinishedRestore } from '../database/unfinished-restore.ts';
import { keyFileOf } from '../secrets/key-file.ts';
import { SecretError } from '../secrets/secret-box.ts';
import { unsealKeys, type Secrets } from '../secrets/unseal-keys.ts';
import { openStorage } from '../storage/open-storage.ts';
import { readArchive } from './archive.ts';
import { ArchiveError } from './encryption.ts';
import { keptFiles } from './make-backup.ts';

/** What a restore writes into the data directory. */
const restored: readonly string[] = ['db', 'files', 'secret.key', ...keptFiles];

/** What a restore brought back. */
export interface RestoreSummary {
  /** When the backup was made, ISO 8601. */
  createdAt: string;
  rows: number;
  files: number;
}

interface Source {
  file: string;
  passphrase: string | undefined;
}

/** What an archive says of itself. */
interface Contents {
  schema: DumpedSchema & { createdAt: string };
  counts: number[];
  secrets: Buffer[];
  files: number;
}

/** Reads an archive as a whole before anything is done with it: a part of one must not be restored. */
async function inspect({ file, passphrase }: Source): Promise<Contents> {
  const found: Partial<Contents> = {};
  let files = 0;
  await readArchive(file, passphrase, (name, content) => {
    if (name === 'schema.json') found.schema = JSON.parse(content.toString());
    if (name === 'counts.json') found.counts = JSON.parse(content.toString());
    if (name === 'secret.key')
      found.secrets = content
        .toString()
        .trim()
        .split('\n')
        .map((line) => Buffer.from(line, 'base64url'));
    if (name.startsWith('files/')) files += 1;
  });
  const { schema, counts, secrets = [] } = found;
  if (schema === undefined || counts === undefined)
    throw new ArchiveError('The file is no backup of this product.');
  return { schema, counts, secrets, files };
}

/** Whatever can be refused without a trace. */
async function refuseTarget(config: Config, { schema }: Contents): Promise<void> {
  refuseUnknown(schema.migrations);
  const { ASSAY_DATA: data, DATABASE_URL } = config;
  const present = existsSync(data) ? await readdir(data) : [];
  const inTheWay =
    DATABASE_URL === undefined ? present : present.filter((name) => restored.includes(name));
  if (!existsSync(unfinishedRestore(data)) && inTheWay.length > 0)
    throw new ConfigError(`${data} is not empty; restore into a directory that is not there yet.`);
  if (DATABASE_URL === undefined) return;
  const database = await openTarget(config);
  try {
    await database.transaction('', refuseTables);
  } finally {
    await database.close();
  }
}

/** Takes a directory that holds nothing, or what a restore that did not end left there. */
async function takeDirectory(data: string): Promise<void> {
  const isOurs = existsSync(unfinishedRestore(data));
  await mkdir(data, { recursive: true, mode: 0o700 });
  await writeFile(unfinishedRestore(data), '');
  if (!isOurs) return;
  for (const name of restored) await rm(path.join(data, name), { recursive: true, force: true });
}

const openTarget = ({ DATABASE_URL, ASSAY_DATA }: Config): Promise<Database> =>
  DATABASE_URL === undefined
    ? EmbeddedDatabase.open({ directory: path.join(ASSAY_DATA, 'db') })
    : ServerDatabase.open({ url: DATABASE_URL, size: 2 });

/** Secrets that open the keys in the archive, first the one that is to seal them from now on. */
const secretsFor = ({ ASSAY_SECRET }: Config, { secrets }: Contents): Secrets | null => {
  const all = [...(ASSAY_SECRET === undefined ? [] : [ASSAY_SECRET]), ...secrets];
  const [first, ...others] = all;
  return first === undefined ? null : [first, ...others];
};

async function loadRows(tx: Tx, source: Source, contents: Contents): Promise<void> {
  const loader: Loader = await openLoader(tx, contents.schema);
  await readArchive(source.file, source.passphrase, async (name, content) => {
    const table = /^rows\/(\d+)-\d+\.json$/.exec(name)?.[1];
    if (table !== undefined)
      await loader.rows(Number(table), JSON.parse(content.toString()) as string[]);
  });
  if (JSON.stringify(await loader.finish()) !== JSON.stringify(contents.counts))
    throw new ArchiveError('The archive is damaged: rows are missing.');
}

/** All rows or none: one transaction, which ends when everything was checked. */
async function restoreDatabase(config: Config, source: Source, contents: Contents): Promise<void> {
  const database = await openTarget(config);
  try {
    await database.transaction(dumpSettings, async (tx) => {
      await loadRows(tx, source, contents);
      const secrets = secretsFor(config, contents);
      if (secrets !== null) await unsealKeys(tx, secrets);
    });
    const { faults } = await verifyAudit(database);
    for (const { tenant_id: tenant, id, problem } of faults)
      process.stdout.write(
        `The audit log of tenant ${tenant} was broken before: row ${id}: ${problem}\n`,
      );
  } catch (error) {
    if (error instanceof SecretError)
      throw new DatabaseError('The key in the archive does not open its secrets.', {
        cause: error,
      });
    throw error;
  } finally {
    await database.close();
  }
}

/** Files go into the store as they are, under their keys. */
async function restoreFiles(config: Config, { file, passphrase }: Source): Promise<void> {
  const storage = await openStorage(config);
  const spooled = path.join(config.ASSAY_DATA, 'restore.spool');
  await readArchive(file, passphrase, async (name, content) => {
    const kept = keptFiles.find((each) => each === name);
    if (kept !== undefined)
      await writeFile(path.join(config.ASSAY_DATA, kept), content, { mode: 0o600 });
    if (!name.startsWith('files/')) return;
    await writeFile(spooled, content, { mode: 0o600 });
    await storage.put(name.slice('files/'.length), {
      path: spooled,
      bytes: content.length,
      contentType: 'application/octet-stream',
    });
  });
  await rm(spooled, { force: true });
}

/** The key that opens the restored database; with ASSAY_SECRET that is the one. */
async function restoreKey({ ASSAY_SECRET, ASSAY_DATA }: Config, { secrets }: Contents) {
  if (ASSAY_SECRET !== undefined || secrets.length === 0) return;
  const lines = secrets.map((secret) => `${secret.toString('base64url')}\n`).join('');
  await writeFile(keyFileOf(ASSAY_DATA), lines, { mode: 0o600 });
}

/**
 * Makes an installation of a backup, in a directory that is not there yet, or on an empty server. Until it has
 * ended, no api starts on it; begun anew, it takes away what it left.
 * @throws ArchiveError, ConfigError or DatabaseError with one sentence
 */
export async function restoreBackup(config: Config, source: Source): Promise<RestoreSummary> {
  const contents = await inspect(source);
  await refuseTarget(config, contents);
  await takeDirectory(config.ASSAY_DATA);
  await restoreFiles(config, source);
  await restoreKey(config, contents);
  await restoreDatabase(config, source, contents);
  await rm(unfinishedRestore(config.ASSAY_DATA));
  const { schema, counts, files } = contents;
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return { createdAt: schema.createdAt, rows, files };
}
