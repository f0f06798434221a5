import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { inTransaction } from '../../core/database/transaction.ts';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { collectionSitesWorker } from './collection-sites.worker.ts';
import { labSiteFile } from './testing/lab-site-file.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const boss = await api.signIn({ role: 'SUPER_ADMIN' });
const other = await api.addTenant('site-files-elsewhere');

for (const [tenantId, code] of [
  [1, 'AA001'],
  [1, 'AA002'],
  [other, 'AA001'],
] as const)
  await inTransaction(api.database, { tenantId }, (tx) =>
    tx.run(sql`
      insert into collection_sites (site_code, site_name, site_type, address_address_line1, address_city, address_state,
        address_zip, latitude, longitude)
      values (${code}, ${code}, 'THIRD_PARTY', '1 Main St', 'Austin', 'TX', '78701', 30.27, -97.74)`),
  );

const send = (content: string | Buffer, session: TestSession = boss, query = '') => {
  const form = multipart([{ field: 'csv', name: 'sites.csv', content: Buffer.from(content) }]);
  return api.app.inject({
    method: 'POST',
    url: `/api/questemail/file${query}`,
    headers: { ...form.headers, authorization: `Bearer ${session.token}` },
    payload: form.payload,
  });
};
/** Applies what waits, as the job does. */
const work = () =>
  collectionSitesWorker.work({
    database: api.database,
    config: api.app.config,
    log: pino({ level: 'silent' }),
    id: 'test',
    data: { tenantId: 1 },
    attempt: 1,
    isLast: false,
  });
const stored = (tenantId = 1) =>
  inTransaction(api.database, { tenantId }, (tx) =>
    tx.rows<Record<string, unknown>>(sql`select * from collection_sites order by site_code`),
  );
const told = async (session: TestSession) =>
  (await api.call('GET /api/notifications', { session })).json().results;

describe('the nightly file of collection sites', () => {
  it('is taken in, applied to sites that there are, and told of with its counts', async () => {
    const file = labSiteFile([
      { CollectionSiteCode: 'aa001', HairCollection: 'y', eBreathAlcohol: 'Y', BFW: 'Y' },
      { CollectionSiteCode: 'ZZ900' },
    ]);
    const preview = await send(file, boss, '?dryRun=true');
    const answer = await send(file);
    const before = await stored();
    await work();

    expect(preview.json()).toEqual({
      rows: 2,
      created: 0,
      updated: 1,
      unchanged: 0,
      unknown: 1,
      errors: [],
    });
    expect([answer.statusCode, answer.json()]).toEqual([202, { id: expect.any(Number) }]);
    expect(before[0]).toMatchObject({ site_type: 'THIRD_PARTY', hair_collection_supported: false });
    expect(await stored()).toMatchObject([
      {
        site_code: 'AA001',
        site_type: 'PSC',
        hair_collection_supported: true,
        bac_non_dot_supported: true,
        bac_dot_supported: false,
        is_bfw: true,
      },
      { site_code: 'AA002', site_type: 'THIRD_PARTY', is_bfw: null },
    ]);
    expect(await stored(other)).toMatchObject([{ site_type: 'THIRD_PARTY' }]);
    expect(await told(boss)).toMatchObject([
      {
        type: 'LAB_SITES_IMPORTED',
        options: { updated: 1, unchanged: 0, unknown: 1, unknownCodes: 'ZZ900' },
      },
    ]);
    const log = await api.asOwner(1, (tx) =>
      tx.rows<{ action: string; entity_id: string; changes: object }>(
        sql`select action, entity_id, changes from audit_log where entity = 'collectionSite' order by id`,
      ),
    );
    expect(log).toMatchObject([
      { action: 'collectionSite.fileReceived', entity_id: String(answer.json().id) },
      {
        action: 'collectionSite.fileApplied',
        entity_id: String(answer.json().id),
        changes: { updated: { after: 1 }, unknown: { after: 1 } },
      },
    ]);
  });

  it('stays with what it did, and with all codes that no site has', async () => {
    const codes = Array.from({ length: 25 }, (_each, at) => `ZY${100 + at}`);
    await send(labSiteFile(codes.map((code) => ({ CollectionSiteCode: code }))));
    await work();

    const { results } = (await api.call('GET /api/questemail/files', { session: boss })).json();
    const file = `GET /api/questemail/files/${results[0].id}/unknown`;
    const saved = await api.call(file, { session: boss });
    const [notice] = await told(boss);

    expect(results[0]).toMatchObject({
      updated: 0,
      unchanged: 0,
      unknown: 25,
      appliedAt: expect.any(String),
      receivedBy: expect.stringContaining('Test'),
    });
    expect(
      saved.body
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual(['CollectionSiteCode', ...codes]);
    expect(notice.options.unknownCodes.split(', ')).toEqual(codes.slice(0, 20));
    const stranger = await api.signIn({ role: 'MD_USER', tenantId: other });
    expect((await api.call(file, { session: stranger })).statusCode).toBe(404);
  });

  it('changes nothing when it comes again', async () => {
    const file = labSiteFile([{ CollectionSiteCode: 'AA002', NIDACollection: 'Y' }]);
    await send(file);
    await work();
    const first = await stored();
    await send(file);
    await work();

    expect(await stored()).toEqual(first);
    expect((await told(boss))[0]).toMatchObject({ options: { updated: 0, unchanged: 1 } });
  });

  it('leaves the last word to the file that came last, and nothing behind', async () => {
    await send(labSiteFile([{ CollectionSiteCode: 'AA001', TempClosed: 'Y' }]));
    await send(
      labSiteFile([{ CollectionSiteCode: 'AA001', SAPCollection: 'Y', eBreathAlcohol: 'Y' }]),
    );
    await work();
    await work();

    expect((await stored())[0]).toMatchObject({
      is_temporarily_closed: false,
      bac_dot_supported: true,
    });
    const left = await inTransaction(api.database, { tenantId: 1 }, (tx) =>
      tx.rows(sql`
        select file_id from collection_site_rows
        union all select id from collection_site_files where applied_at is null`),
    );
    expect(left).toEqual([]);
  });

  it('is refused by cell, as a whole', async () => {
    const answer = await send(
      labSiteFile([
        { CollectionSiteCode: 'AA001', HairCollection: 'yes' },
        { CollectionSiteCode: 'aa001', SiteType: 'Clinic' },
        { CollectionSiteCode: '', BFW: '' },
      ]),
    );

    expect(answer.statusCode).toBe(400);
    const { rows } = answer.json().errors;
    expect(
      rows.map(
        ({ row, columns }: { row: number; columns: Record<string, { errorCode: string }[]> }) => [
          row,
          Object.entries(columns).map(([name, [error]]) => `${name} ${error?.errorCode}`),
        ],
      ),
    ).toEqual([
      [2, ['HairCollection INVALID']],
      [3, ['CollectionSiteCode DUPLICATE_VALUE', 'SiteType INVALID']],
      [4, ['CollectionSiteCode BLANK', 'BFW BLANK']],
    ]);
  });

  it('is for those who may upload it, and no program', async () => {
    const companyId = await api.addCompany('Harbor Freight');
    const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId });

    expect((await send(labSiteFile([{ CollectionSiteCode: 'AA001' }]), client)).statusCode).toBe(
      403,
    );
    expect((await send(Buffer.from('MZ\0\0'), admin)).json().errors).toHaveProperty('csv');
  });

  it('has an example that can be sent', async () => {
    const { body } = await api.call('GET /api/questemail/file/example', { session: admin });

    expect((await send(body, admin)).statusCode).toBe(202);
    await work();
  });
});
