import { send } from '../support/http.ts';
import { webOperation } from './operations.ts';
import { type Session } from './pools.ts';
import { median, timed, type Server } from './process.ts';
import { onServer } from './on-server.ts';

const COMPANIES = 500;
const LOCATIONS = 5_000;
const ROUNDS = 9;

/** Companies with ten locations each, beside those of the demo. */
const world = `
  insert into companies (tenant_id, id, company_name)
  select 1, 10000 + n, 'Bench ' || n from generate_series(1, ${COMPANIES}) n;
  insert into locations (tenant_id, id, location_id, company_id, name, address_address_line1, address_city,
    address_state, address_zip, location_phone, location_fax, der_full_name, der_phone_number, der_email)
  select 1, 20000 + n, (500000 + n)::text, 10001 + (n - 1) % ${COMPANIES}, 'Yard ' || n, '1 Main', 'Austin', 'TX', '78701',
    '5125550100', '5125550101', 'Dana Reed', '5125550102', 'dana@assay.test' from generate_series(1, ${LOCATIONS}) n`;

const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

async function answered({ url }: Server, call: Parameters<typeof send>[1]): Promise<number> {
  const { ms, value } = await timed(() => send(url, call));
  if (value.status >= 300 || value.text.includes('"errors":[{'))
    throw new Error(value.text.slice(0, 500));
  return ms;
}

async function benchSaves({ api, headers }: Session, id: number): Promise<void> {
  const all = { companies: idsFrom(10_001, COMPANIES), locations: idsFrom(20_001, LOCATIONS) };
  const times: Record<string, number[]> = { join: [], leave: [] };
  const call = {
    method: 'PATCH',
    path: `/api/consortiums/${id}/changes`,
    headers,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    times['join']?.push(await answered(api, { ...call, body: { added: all } }));
    if (round < ROUNDS - 1)
      times['leave']?.push(await answered(api, { ...call, body: { removed: all } }));
  }
  console.log(
    `\nA consortium: ${COMPANIES} companies and ${LOCATIONS.toLocaleString('en-US')} locations at once; medians, ms a call`,
  );
  for (const [name, each] of Object.entries(times))
    console.log(`  ${name.padEnd(28)}${median(each).toFixed(0).padStart(10)}`);
}

/** Saving who is enrolled in a consortium, and opening it for editing, in a real PostgreSQL. */
export const benchConsortiums = (): Promise<void> =>
  onServer(async (session) => {
    const { api, headers, db } = session;
    const bff = await session.startBff();
    await db.query(world);
    const created = await send(api.url, {
      method: 'POST',
      path: '/api/consortiums',
      headers,
      body: { name: 'Bench' },
    });
    const { id } = (created.json() as { result: { id: number } }).result;
    await benchSaves(session, id);
    const body = { query: webOperation('EditConsortium'), variables: { id, limit: 15 } };
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await answered(bff, { method: 'POST', path: '/graphql', headers, body }));
    console.log(`  ${'opened for editing'.padEnd(28)}${median(times).toFixed(0).padStart(10)}`);
  });
