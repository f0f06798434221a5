import { randomUUID } from 'node:crypto';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openSigner } from './audit-signer.ts';
import { compareHeads } from './compare-heads.ts';
import { parseHeads, signHead, type SignedHead } from './signed-heads.ts';
import { readHeads } from './verify-audit.ts';

/** Where heads are kept beside the database, one a line. */
export const headsFileOf = (data: string): string => path.join(data, 'audit-heads.jsonl');

/** The heads of the file, none when there is no file. */
export async function readHeadsFile(file: string): Promise<SignedHead[]> {
  try {
    return parseHeads(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Adds lines to the file, down to the disk. */
async function append(file: string, lines: string): Promise<void> {
  const target = await open(file, 'a', 0o600);
  try {
    await target.writeFile(lines);
    await target.sync();
  } finally {
    await target.close();
  }
}

/** A new object each time, so that a bucket can refuse to have any replaced or removed. */
async function putIntoBucket(config: Config, bucket: string, at: string, lines: string) {
  const storage = await openStorage({ ...config, S3_BUCKET: bucket });
  const spooled = path.join(config.ASSAY_DATA, `audit-heads.${randomUUID()}`);
  await writeFile(spooled, lines, { mode: 0o600 });
  try {
    await storage.put(`audit-heads/${at}.jsonl`, {
      path: spooled,
      bytes: Buffer.byteLength(lines),
      contentType: 'application/x-ndjson',
    });
  } finally {
    await rm(spooled, { force: true });
  }
}

/** The last entry of each tenant's log, signed. */
export const signHeads = (database: Database, secrets: SecretBox): Promise<SignedHead[]> =>
  inTransaction(database, { role: 'owner' }, async (tx) => {
    const signer = await openSigner(tx, secrets);
    const at = new Date().toISOString();
    return (await readHeads(tx))
      .filter(({ id }) => id > 0)
      .map(({ tenant_id: tenant, id: entry, hash }) =>
        signHead({ at, tenant, entry, hash }, signer),
      );
  });

/**
 * Keeps the heads that moved since the last time outside of the database: in `audit-heads.jsonl`, and in the bucket
 * of AUDIT_HEADS_BUCKET. A log that does not hold what was kept gets no further head: the log of the process says so.
 */
export async function keepHeads(
  { config, database, log }: { config: Config; database: Database; log: Logger },
  secrets: SecretBox,
): Promise<void> {
  const file = headsFileOf(config.ASSAY_DATA);
  const kept = new Map((await readHeadsFile(file)).map((head) => [head.tenant, head]));
  const faults = await compareHeads(database, [...kept.values()]);
  for (const { tenant: tenantId, problem } of faults)
    log.error({ tenantId, problem }, 'the audit log is not what was kept of it');
  const moved = (await signHeads(database, secrets)).filter(
    ({ tenant, entry }) =>
      kept.get(tenant)?.entry !== entry && !faults.some((fault) => fault.tenant === tenant),
  );
  if (moved.length === 0) return;
  const lines = moved.map((head) => `${JSON.stringify(head)}\n`).join('');
  const { AUDIT_HEADS_BUCKET: bucket } = config;
  if (bucket !== undefined) await putIntoBucket(config, bucket, moved[0]?.at ?? '', lines);
  await append(file, lines);
}
