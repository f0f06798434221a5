import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { SealedColumn } from '../../core/secrets/sealed-column.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';

type Stored = Row<'lab_connection_secrets', 'tenant_id' | 'number' | 'secret_sealed'>;

/** Where a secret belongs; sealed with it. */
export const placeOfSecret = (tenantId: number, connectionId: number, number: number): string =>
  `tenant ${tenantId} laboratory ${connectionId} secret ${number}`;

/** Where the shared secrets of connections lie. */
export const connectionSecrets: SealedColumn = {
  table: 'public.lab_connection_secrets',
  sealed: 'secret_sealed',
  anew: {
    set: 'secret_sealed = $new',
    columns: ['tenant_id', 'connection_id', 'number'],
    placeOf: ({ tenant_id: tenantId, connection_id: connectionId, number }) =>
      placeOfSecret(Number(tenantId), Number(connectionId), Number(number)),
  },
};

/** Gives a connection a secret, and lets the former one end at a time. */
export async function addSecret(
  tx: Tx,
  secrets: SecretBox,
  {
    tenantId,
    connectionId,
    secret,
    formerUntil,
  }: { tenantId: number; connectionId: number; secret: string; formerUntil: Date },
): Promise<void> {
  const last = await tx.row<{ number: number }>(sql`
    select coalesce(max(number), 0) as number from lab_connection_secrets where connection_id = ${connectionId}`);
  const number = (last?.number ?? 0) + 1;
  await tx.run(sql`
    update lab_connection_secrets set valid_until = ${formerUntil.toISOString()}::timestamptz
    where connection_id = ${connectionId} and valid_until is null`);
  const sealed = secrets.seal(secret, placeOfSecret(tenantId, connectionId, number));
  await tx.run(sql`
    insert into lab_connection_secrets (connection_id, number, secret_sealed)
    values (${connectionId}, ${number}, ${sealed})`);
}

/** The secrets that messages may be signed with now, the newest first; none of a connection that is not in use. */
export async function secretsOf(
  tx: Tx,
  secrets: SecretBox,
  connectionId: number,
): Promise<string[]> {
  const rows = await tx.rows<Stored>(sql`
    select s.tenant_id, s.number, s.secret_sealed from lab_connection_secrets s
      join lab_connections c on c.id = s.connection_id
    where s.connection_id = ${connectionId} and c.deleted_at is null and c.is_active
      and (s.valid_until is null or s.valid_until > now())
    order by s.number desc`);
  return rows.map(({ tenant_id: tenantId, number, secret_sealed: sealed }) =>
    secrets.open(sealed, placeOfSecret(tenantId, connectionId, number)),
  );
}
