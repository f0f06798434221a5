import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { MisReport } from '@assay/schema/mis-reports/mis-report';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { verifyMisSignatures } from './verify-mis.repository.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const session = await api.signIn({ role: 'SUPER_ADMIN' });
const bySql = (statement: SQL) => api.asOwner(1, (tx) => tx.run(statement));
const found = async () => (await verifyMisSignatures(api.database)).length;

beforeEach(async () => {
  await bySql(sql`delete from mis_signatures`);
  const asked = { agency: 'FMCSA', year: 2026 };
  const company = `/api/companies/${world.companyId}/misreport`;
  const read = await api.call(
    `GET /api/misreports?companyId=${world.companyId}&agency=FMCSA&year=2026`,
    { session },
  );
  const { version, state } = read.json<MisReport>();
  const body = { ...asked, name: 'Dana Reyes', title: 'Safety Director', version, state };
  const signed = await api.call(`POST ${company}/signature`, { session, body });
  expect(signed.statusCode, signed.body).toBeLessThan(300);
});

it('finds nothing of a report that stands as it was signed', async () => {
  expect(await found()).toBe(0);
});

it.each([
  ['what was signed', sql`frozen = frozen || '{"forged": true}'`],
  ['its hash', sql`sha256 = repeat('0', 64)`],
])('finds that %s was changed', async (_what, change) => {
  await bySql(sql`update mis_signatures set ${change}`);

  expect(await found()).toBe(1);
});
