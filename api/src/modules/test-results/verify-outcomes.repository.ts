import { sql } from 'drizzle-orm';
import { outcomeOfMro } from '@assay/schema/test-results/test-words';
import type { Database, Row } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';

/** A test that contradicts its reports. It names no outcome and nobody. */
type Fault = Row<'test_results', 'tenant_id'> & { problem: string };

/**
 * Tests of every tenant whose row does not say what their newest released report says, or was not released with the
 * first one (`fileReport`). A row that somebody changed past the portal would be believed otherwise, since lists and reports
 * read the test, and the page of the test its report.
 */
export const verifyOutcomes = (database: Database): Promise<readonly Fault[]> =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<Fault>(sql`
      with released as (
        select r.tenant_id, r.test_result_id, max(r.id) as newest_id, min(r.released_at) as first_at
        from test_reports r where r.released_at is not null group by 1, 2
      ), compared as (
        select t.tenant_id, t.id, case
          when n.id is null then
            case when t.test_type = 'LAB' and (t.result_type is not null or t.mro_result is not null)
              then 'has an outcome without a report' end
          when t.result_type is distinct from case n.kind when 'MRO'
              then ${JSON.stringify(outcomeOfMro)}::jsonb ->> n.result else n.result end
            or t.mro_result is distinct from case n.kind when 'MRO' then n.result end
            or t.reported_at is distinct from n.reported_at
            then 'does not say what its report says'
          when t.released_at is distinct from r.first_at or not exists (
              select 1 from test_events e where e.tenant_id = t.tenant_id and e.test_result_id = t.id
                and e.kind = 'RELEASED' and e.at = r.first_at)
            then 'was not released when its report was' end as problem
        from test_results t
        left join released r on r.tenant_id = t.tenant_id and r.test_result_id = t.id
        left join test_reports n on n.tenant_id = r.tenant_id and n.id = r.newest_id)
      select tenant_id, 'test ' || id || ' ' || problem as problem from compared
      where problem is not null order by tenant_id, id`),
  );
