import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/** Views of lists that the administrators of the demo come back to; one is shared with all internal users. */
export const seedSavedViews = (tx: Tx): Promise<unknown> =>
  tx.run(sql`
    insert into saved_views (user_tenant_id, user_id, list, name, search, is_shared)
    select u.tenant_id, u.id, v.list, v.name, v.search, v.is_shared and u.username = 'admin@assay.test'
    from users u, (values
      ('companies', 'Texas', 'searchQuery=address.state%5BEQ%5D%3DTX', true),
      ('companies', 'By name, 50 a page', 'sortBy=companyName&sortOrder=ASC&limit=50', false)) v (list, name, search, is_shared)
    where u.username in ('super@assay.test', 'admin@assay.test')
    order by u.id, v.name`);
