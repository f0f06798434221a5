import { addUnregulatedPool, fillPool } from './pools.ts';
import { benchDownload } from './downloads.ts';
import { onServer } from './on-server.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);

/** The members of a pool of a million as CSV and XLSX, from a real PostgreSQL with row-level security. */
export const benchExports = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    const poolId = await addUnregulatedPool(session, 'Bench export');
    await db.query(fillPool(poolId, ROWS));
    await db.query('vacuum (analyze) test_pool_members');
    console.log(`\nExport of ${ROWS.toLocaleString('en-US')} members`);
    for (const [name, lines] of [
      ['csv', ROWS],
      ['xlsx', 0],
    ] as const)
      await benchDownload(session, {
        name,
        path: `/api/testpoolmembers/${poolId}/report?format=${name}`,
        lines,
      });
  });
