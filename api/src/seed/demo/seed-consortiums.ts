import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

interface DemoConsortium {
  name: string;
  /** Which companies were ever enrolled, of the table `c`. */
  companies: SQL;
  /** Month and day on which they joined: the year before last, last year, or this one. */
  joined: readonly [yearsAgo: number, day: string];
  /** Who left last year, and on which day. */
  left: readonly [which: SQL, day: string];
  /** Who of them came back, on the first day of this year. */
  cameBack: SQL;
}

const none = sql`false`;

/** Consortiums with companies that stayed, left and came back over two years; the first demo company is in two. */
const demoConsortiums: readonly DemoConsortium[] = [
  {
    name: 'Gulf Coast Motor Carriers',
    companies: sql`c.id % 3 = 1`,
    joined: [1, '01-01'],
    left: [sql`c.id % 12 = 4`, '06-30'],
    cameBack: sql`c.id % 24 = 4`,
  },
  {
    name: 'Heartland Pipeline Operators',
    companies: sql`c.id % 5 = 1`,
    joined: [1, '03-15'],
    left: [sql`c.id % 20 = 16`, '12-31'],
    cameBack: none,
  },
  {
    name: 'Mountain West Transit',
    companies: sql`c.id % 4 = 2`,
    joined: [0, '02-01'],
    left: [none, '12-31'],
    cameBack: none,
  },
];

/** The consortiums of the tenant, with who was enrolled in them; about half of the locations of each company. */
export async function seedConsortiums(tx: Tx, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  for (const { name, companies, joined, left, cameBack } of demoConsortiums) {
    const consortium = await tx.row<{ id: number }>(
      sql`insert into consortiums (name) values (${name}) returning id`,
    );
    const id = consortium?.id ?? 0;
    const startedOn = `${year - joined[0]}-${joined[1]}`;
    /* A demo that is set up in January has nobody who joins in February. */
    const from = startedOn > today ? today : startedOn;
    await tx.run(sql`
      insert into consortium_companies (consortium_id, company_id, started_on, ended_on)
      select ${id}::bigint, c.id, ${from}::date, case when ${left[0]} then ${`${year - 1}-${left[1]}`}::date end
      from companies c where ${companies}
      union all
      select ${id}::bigint, c.id, ${`${year}-01-01`}::date, null
      from companies c where ${companies} and ${left[0]} and ${cameBack}`);
    await tx.run(sql`
      insert into consortium_locations (consortium_id, company_id, location_id, started_on, ended_on)
      select m.consortium_id, l.company_id, l.id, m.started_on, m.ended_on
      from consortium_companies m join locations l on l.company_id = m.company_id
      where m.consortium_id = ${id} and l.id % 2 = 0`);
  }
}
