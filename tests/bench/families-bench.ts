import { closeConnections, fire, shoot, type Shot } from './load.ts';
import { cpuOf, median } from './process.ts';
import { onServer } from './on-server.ts';

const COMPANIES = 100;
const SHOTS = 20;
const ROUNDS = 5;
/** What 5 of 1,000 locations may cost beside 5 of 5. */
const BOUND = 3;

/** Companies whose names begin with the number of locations that each of them has. */
const fill = (locations: number): string => `
  insert into companies (tenant_id, id, company_name, client_since, address_address_line1, address_city, address_state, address_zip)
  select 1, ${locations}000 + g, 'Family ${locations} ' || g, '2020-01-01', g || ' Main St', 'Austin', 'TX', '78701'
  from generate_series(1, ${COMPANIES}) g;
  insert into locations (tenant_id, id, company_id, location_id, name, address_address_line1, address_city, address_state,
    address_zip, location_phone, location_fax, der_full_name, der_phone_number, der_email)
  select 1, ${locations}0000000 + g, ${locations}000 + 1 + g % ${COMPANIES}, (${locations}0000000 + g)::text, 'Location ' || g,
    g || ' Dock Rd', 'Austin', 'TX', '78701', '5125550100', '5125550101', 'Dana Reed', '5125550102', 'dana@example.com'
  from generate_series(1, ${COMPANIES * locations}) g;`;

const query = `query ($first: Int!, $name: String!) {
  companies(limit: $first, where: { companyName: { startsWith: $name } }) {
    nodes { id companyName locations(limit: 5) { totalCount nodes { id name address { city state } } } } } }`;

/** Pages inside of a page over small and large families: CPU of bff, api and PostgreSQL together. */
export const benchFamilies = (): Promise<void> =>
  onServer(async ({ api, headers, db, databaseCpu, startBff }) => {
    const bff = await startBff();
    for (const locations of [5, 1_000]) await db.query(fill(locations));
    await db.query('vacuum (analyze)');
    const shotOf = (first: number, locations: number): Shot => ({
      url: bff.url,
      path: '/graphql',
      headers: { ...headers, host: 'localhost' },
      body: JSON.stringify({ query, variables: { first, name: `Family ${locations} ` } }),
    });
    const cpu = () => cpuOf(bff.pid) + cpuOf(api.pid) + databaseCpu();
    const costOf = async (shot: Shot): Promise<number> => {
      const before = cpu();
      await fire(shot, SHOTS);
      return (cpu() - before) / SHOTS;
    };
    console.log(
      `\n5 locations of each company, of 5 and of 1,000; CPU ms of bff, api and PostgreSQL for each query, medians of ${ROUNDS} × ${SHOTS}`,
    );
    for (const first of [25, COMPANIES]) {
      const [small, large] = [shotOf(first, 5), shotOf(first, 1_000)];
      for (const shot of [small, large]) {
        const text = await shoot(shot);
        if (!text.includes('"totalCount":')) throw new Error(text);
      }
      const times = { small: Array.of<number>(), large: Array.of<number>() };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.small.push(await costOf(small));
        times.large.push(await costOf(large));
      }
      const [ofFew, ofMany] = [median(times.small), median(times.large)];
      const ratio = ofMany / ofFew;
      console.log(
        `  ${String(first).padStart(3)} companies  of 5 ${ofFew.toFixed(1)}, of 1,000 ${ofMany.toFixed(1)}, ratio ${ratio.toFixed(2)} (bound ${BOUND})`,
      );
      if (ratio > BOUND) process.exitCode = 1;
    }
    closeConnections();
  });
