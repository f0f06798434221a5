import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { forgetKey, holdKey, lockKnownKeys } from './known-keys.repository.ts';
import { noteRotation } from './note-rotation.ts';
import type { Resealable, SealedColumn } from './sealed-column.ts';
import { hasTextsOf, lockOlderTexts, pagesOf, replaceTexts } from './sealed-texts.repository.ts';
import type { SecretBox } from './secret-box.ts';

/** Pages of a table that one transaction goes through: 2 MB, so that nobody waits long for a row. */
const PAGES = 256;

/** Seals anew what some pages of a table hold. */
async function resealPages(
  tx: Tx,
  secrets: SecretBox,
  column: Resealable,
  from: number,
): Promise<void> {
  const found = await lockOlderTexts(tx, column, secrets.keyId, [from, from + PAGES]);
  if (found.length === 0) return;
  const anew = found.map(({ at, place_of: row, sealed }) => {
    const place = column.anew.placeOf(row);
    return { at, sealed: secrets.seal(secrets.open(sealed, place), place) };
  });
  await replaceTexts(tx, column, anew);
}

/** Rows that are written meanwhile lie on pages that are still to come, or are sealed with the new key. */
async function resealTable(
  database: Database,
  secrets: SecretBox,
  column: Resealable,
): Promise<void> {
  for (let from = 0; ; from += PAGES) {
    const pages = await inTransaction(database, { role: 'owner' }, async (tx) => {
      await resealPages(tx, secrets, column, from);
      return pagesOf(tx, column);
    });
    if (from + PAGES >= pages) return;
  }
}

/** Whether nothing in the database is sealed with a key. */
async function isUnused(tx: Tx, columns: readonly SealedColumn[], id: string): Promise<boolean> {
  for (const column of columns) if (await hasTextsOf(tx, column, id)) return false;
  return true;
}

/** Gives up the former keys with which nothing is sealed; nobody can seal anything with them meanwhile. */
async function retireKeys(
  database: Database,
  secrets: SecretBox,
  columns: readonly SealedColumn[],
): Promise<void> {
  return inTransaction(database, { role: 'owner', tenantId: 1 }, async (tx) => {
    const known = (await lockKnownKeys(tx)).map(({ id }) => id);
    if (known.at(-1) !== secrets.keyId)
      throw new Error('Another process goes over to another key.');
    for (const id of known.slice(0, -1)) {
      await holdKey(tx, id);
      if (!(await isUnused(tx, columns, id))) continue;
      await forgetKey(tx, id);
      await noteRotation(tx, 'tenant.keyRetired', id);
    }
  });
}

const isResealable = (column: SealedColumn): column is Resealable => column.anew !== undefined;

/**
 * Seals with the newest key what can be sealed anew, and then strikes those keys off the database's list with which
 * nothing is sealed any more. Rows stay in use meanwhile. It may be ended at any moment and begun again.
 * @throws SecretError for a text that none of the keys opens
 */
export async function resealAll(
  database: Database,
  secrets: SecretBox,
  columns: readonly SealedColumn[],
): Promise<void> {
  for (const column of columns.filter(isResealable)) await resealTable(database, secrets, column);
  await retireKeys(database, secrets, columns);
}
