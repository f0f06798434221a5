import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

/** Where the logo of the transaction's tenant lies, and its content type; null without one. */
export const findLogo = (tx: Tx): Promise<{ key: string; type: string } | null> =>
  tx.row(sql`
    select f.storage_key as key, f.content_type as type
    from tenant_settings s
    join files f on f.tenant_id = s.tenant_id and f.id::text = s.value #>> '{}' and f.kind = 'logo'
    where s.tenant_id = app.tenant_id() and s.key = 'TENANT_LOGO'`);
