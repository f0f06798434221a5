import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { mailPassWorker } from './mail-pass.worker.ts';
import { addOrderPlace, orderInput, paperOrderInput, placeOrder } from './testing/order-calls.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const { near, far, companyId } = world;
const session = await api.signIn({ role: 'SUPER_ADMIN' });
const place = await addOrderPlace(api, session, near);
await inTransaction(api.database, { tenantId: 1 }, (tx) =>
  tx.run(sql`
    insert into collection_sites (site_code, site_name, site_type, address_address_line1, address_city, address_state,
      address_zip, latitude, longitude, hours_of_operation)
    values ('PASS1', 'Pass Site', 'PSC', '1 Main St', 'Austin', 'TX', '78701', 30.27, -97.74, 'Mon-Fri 8-5')`),
);

const passOf = async (id: number, by = session) => {
  const answer = await api.call(`GET /api/testresults/${id}/downloadauthform`, { session: by });
  const text = answer.rawPayload.toString('latin1');
  return {
    status: answer.statusCode,
    name: answer.headers['content-disposition'],
    pages: text.match(/\/Type \/Page\b/g)?.length ?? 0,
  };
};
const atSite = (more: object = {}) =>
  paperOrderInput(place, {
    labOrder: { siteId: 'PASS1', siteZip: '78701' },
    donor: { primaryIdType: 'SSN', primaryId: '900703458' },
    ...more,
  });
const mailsTo = (email: string) =>
  inTransaction(api.database, { tenantId: 1 }, (tx) =>
    tx.rows<{ kind: string; attachment_name: string; pdf: string }>(sql`
      select kind, attachment_name, encode(substring(attachment from 1 for 5), 'escape') as pdf
      from mail_outbox where recipient = ${email}`),
  );
const mailPass = (testResultId: number) =>
  mailPassWorker.work({
    database: api.database,
    config: api.app.config,
    data: { tenantId: 1, testResultId, timeZone: 'America/Chicago', looks: 0 },
  } as never);

it('is one page, also with the longest names and instructions', async () => {
  const long = { firstName: 'W'.repeat(255), lastName: 'M'.repeat(255), primaryId: 'LONG-1' };
  const order = atSite({
    donor: long,
    labOrder: { siteId: 'PASS1', siteZip: '78701', donorInstructions: 'Bring it. '.repeat(50) },
  });
  const { id } = await placeOrder(api, session, order);

  const pass = await passOf(id);

  expect(pass).toMatchObject({ status: 200, pages: 1 });
  expect(pass.name).toContain('auth-form.pdf');
});

it('is there until the donor has come', async () => {
  const { id } = await placeOrder(api, session, atSite());

  expect((await passOf(id)).status).toBe(200);
  await api.call(`POST /api/laborders/${id}/cancel`, { session, body: { reason: 'Canceled.' } });
  expect((await passOf(id)).status).toBe(404);
});

it('is none of an order that the laboratory did not take', async () => {
  const { id } = await placeOrder(api, session, orderInput(place));

  expect((await passOf(id)).status).toBe(404);
});

it('is out of sight where its location is', async () => {
  const { id } = await placeOrder(api, session, paperOrderInput(place));
  const other = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [far] });

  expect((await passOf(id, other)).status).toBe(404);
});

it('is mailed with the order, as a file', async () => {
  const order = paperOrderInput(place, { donorEmail: 'donor.one@donor.test' });
  const { id } = await placeOrder(api, session, order);

  await mailPass(id);

  expect(await mailsTo('donor.one@donor.test')).toEqual([
    { kind: 'DONOR_PASS', attachment_name: 'auth-form.pdf', pdf: '%PDF-' },
  ]);
});

it('of an electronic order is mailed once the laboratory took the order', async () => {
  const order = orderInput(place, { donorEmail: 'donor.two@donor.test' });
  const { id } = await placeOrder(api, session, order);

  await mailPass(id);
  expect(await mailsTo('donor.two@donor.test')).toEqual([]);
  await inTransaction(api.database, { tenantId: 1 }, (tx) =>
    tx.run(sql`update test_results set test_status = 'ORDERED' where id = ${id}`),
  );
  await mailPass(id);

  expect(await mailsTo('donor.two@donor.test')).toHaveLength(1);
});
