import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const MANY = 4_500;
await api.asOwner(1, (tx) =>
  tx.run(sql`insert into companies (tenant_id, id, company_name, address_city, address_state, address_address_line1, address_zip)
    select 1, 100 + g, 'Freight ' || lpad(g::text, 5, '0'), 'Austin', 'TX', '1 Main', '73301'
    from generate_series(1, ${MANY}) g`),
);

const report = (query: string, session = admin) =>
  api.call(`GET /api/companies/report?${query}`, { session });

const firstCells = (csv: string): string[] =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');

it('has all rows that match, in the order of the list, however many; limit and offset do not count', async () => {
  const answer = await report('q=freight&sortBy=companyName&sortOrder=DESC&limit=5&offset=7');

  const names = firstCells(answer.body);
  expect(names).toHaveLength(MANY);
  expect(names).toEqual(names.toSorted().toReversed());
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(
      /filename="Client Companies @ \d\d-\d\d-\d{4}\.csv"/,
    ),
  });
  expect(answer.body.startsWith('\ufeffCompany Name,City,State,Users')).toBe(true);
});

it('says in the log who took how many rows, by what they were narrowed and not by which words', async () => {
  await report('q=Freight+0001&address.state[EQ]=TX&format=xlsx');

  const [entry] = await api.asOwner(1, (tx) =>
    tx.rows<{ action: string; changes: object }>(
      sql`select action, changes from audit_log order by id desc limit 1`,
    ),
  );
  expect(entry).toMatchObject({
    action: 'report.exported',
    changes: {
      rows: { after: 10 },
      format: { after: 'XLSX' },
      filters: { after: 'search, address.state' },
    },
  });
});

it.each([
  ['an unknown format', 'format=pdf', 'format'],
  ['a value that the list refuses', 'numberOfUsers[GTE]=many', 'numberOfUsers[GTE]'],
])('refuses %s on its field, and writes nothing down', async (_what, query, field) => {
  const countEntries = () =>
    api.asOwner(1, (tx) =>
      tx.row<{ entries: number }>(sql`select count(*) as entries from audit_log`),
    );
  const before = await countEntries();
  const answer = await report(query);

  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(field.split('[')[0]);
  expect(await countEntries()).toEqual(before);
});

it('breaks off for a session that ends half-way: the file never looks whole', async () => {
  const gone = await api.signIn({ role: 'SUPER_ADMIN' });
  /* It ends with the first step, whose lines are on their way then. */
  await api.asOwner(1, (tx) =>
    tx.script(`
      create function end_session() returns trigger language plpgsql security definer as
        'begin delete from public.sessions where user_id = new.actor_user_id; return new; end';
      create trigger end_session after insert on audit_log for each row
        when (new.action = 'report.exported' and new.actor_user_id = ${gone.userId}) execute function end_session();`),
  );
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });

  const answer = await fetch(`${address}/api/companies/report`, {
    headers: { authorization: `Bearer ${gone.token}` },
  });

  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});
