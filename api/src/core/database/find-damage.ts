import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

const PAGE = 8_192;
const PAGE_HEADER = 24;
/** Size and layout of a page, as its header names them: 8 kB in the layout of PostgreSQL 8.3 and later. */
const PAGE_AND_LAYOUT = 0x2004;
/** The embedded database is the third of a cluster, `postgres`; the two before are templates, which nothing reads. */
const tables = ['base/5', 'global'];

/** Bytes of a file; fewer where it ends before. */
function bytesOf(file: string, from: number, length: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
  } finally {
    closeSync(descriptor);
  }
}

/** Whether a table, or an index, begins with the header of a page. Empty ones, and pages not used yet, do. */
function isTable(file: string): boolean {
  const header = bytesOf(file, 0, PAGE_HEADER);
  if (header.length < PAGE_HEADER || header.every((byte) => byte === 0)) return true;
  const [lower, upper, special] = [12, 14, 16].map((at) => header.readUInt16LE(at));
  return (
    header.readUInt16LE(18) === PAGE_AND_LAYOUT &&
    lower !== undefined &&
    upper !== undefined &&
    special !== undefined &&
    PAGE_HEADER <= lower &&
    lower <= upper &&
    upper <= special &&
    special <= PAGE
  );
}

const hex = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0');

/** Bytes of each file of the log, as the file itself names them; 0 when it is cut off. */
function segmentSize(file: string): bigint {
  const size = bytesOf(file, 32, 4);
  return size.length === 4 ? BigInt(size.readUInt32LE(0)) : 0n;
}

/** Whether the log goes back to a place in it from which the database would be recovered: its page is of there. */
function logReaches(directory: string, place: bigint, timeline: number): boolean {
  const segments = readdirSync(path.join(directory, 'pg_wal')).filter((name) =>
    /^[\dA-F]{24}$/.test(name),
  );
  return segments.some((name) => {
    const file = path.join(directory, 'pg_wal', name);
    const size = segmentSize(file);
    if (size === 0n || size % BigInt(PAGE) !== 0n) return false;
    const each = 2n ** 32n / size;
    const segment = place / size;
    if (name !== `${hex(BigInt(timeline))}${hex(segment / each)}${hex(segment % each)}`)
      return false;
    const page = place - (place % BigInt(PAGE));
    const header = bytesOf(file, Number(page % size), 16);
    return header.length === 16 && header.readBigUInt64LE(8) === page;
  });
}

/**
 * Looks for damage that shows at once: tables that begin with something else, and a log without the last
 * checkpoint. PostgreSQL finds out as well, but only after a start of seconds and not in words. What it does not
 * read at its start may still be damaged.
 * @returns What is damaged, or undefined
 */
export function findDamage(directory: string): string | undefined {
  const control = bytesOf(path.join(directory, 'global/pg_control'), 0, 64);
  const timeline = control.readUInt32LE(48);
  for (const at of [32, 40]) {
    if (!logReaches(directory, control.readBigUInt64LE(at), timeline)) return 'pg_wal';
  }
  for (const folder of tables) {
    for (const name of readdirSync(path.join(directory, folder))) {
      const file = `${folder}/${name}`;
      if (/^\d+$/.test(name) && !isTable(path.join(directory, file))) return file;
    }
  }
  return undefined;
}
