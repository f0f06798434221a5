import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ConsortiumOfYear, ConsortiumSuggestion } from '@assay/schema/consortiums/consortium';
import type { Memberships } from '@assay/schema/consortiums/membership';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { escapeLike } from '../../core/lists/list-filter.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { requireLocation } from '../locations/locations.read-model.ts';

/** Most names that a suggestion answers (contract §11). */
const SUGGESTIONS = 20;

/**
 * The consortiums in sight for a year, by name; of a company those that it was enrolled in during the year. The
 * days of a year that are still to come do not count against anybody.
 */
export async function readDropdown(
  context: Context,
  { year, companyId }: { year: number; companyId?: number | undefined },
): Promise<{ results: z.output<typeof ConsortiumOfYear>[] }> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const today = todayOf(context);
  const until = today < last ? today : last;
  const whole =
    until < first
      ? sql`false`
      : sql`exists (
          select 1 from (
            select range_agg(daterange(m.started_on, m.ended_on, '[]')) as days from consortium_companies m
            where m.consortium_id = t.id and (${companyId ?? null}::bigint is null or m.company_id = ${companyId ?? null}::bigint)
            group by m.company_id) s
          where s.days @> daterange(${first}::date, ${until}::date, '[]'))`;
  const results = await context.tx.rows<z.output<typeof ConsortiumOfYear>>(sql`
    select t.id, t.name, ${whole} as "isInAllVersions", exists (
      select 1 from consortium_companies m
      where m.consortium_id = t.id and (${companyId ?? null}::bigint is null or m.company_id = ${companyId ?? null}::bigint)
        and m.started_on between ${first}::date and ${last}::date) as "startedInSearchYear"
    from consortiums t
    where t.deleted_at is null and (${companyId ?? null}::bigint is null or exists (
      select 1 from consortium_companies m
      where m.consortium_id = t.id and m.company_id = ${companyId ?? null}::bigint
        and m.started_on <= ${last}::date and (m.ended_on is null or m.ended_on >= ${first}::date)))
    order by t.name_key, t.id`);
  return { results };
}

/** The first consortiums in sight whose name has a text in it, by name. */
export async function suggestConsortiums(
  { tx }: Context,
  { q }: { q: string },
): Promise<{ results: z.output<typeof ConsortiumSuggestion>[] }> {
  const results = await tx.rows<z.output<typeof ConsortiumSuggestion>>(sql`
    select t.id, t.name from consortiums t
    where t.deleted_at is null and t.name_key like '%' || lower(${escapeLike(q.trim())}) || '%'
    order by t.name_key, t.id limit ${SUGGESTIONS}`);
  return { results };
}

type Answer = z.output<typeof Memberships>;

/**
 * The consortiums in sight, each with whether the company, or the location, is enrolled today.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readMemberships(
  context: Context,
  of: 'company' | 'location',
  id: number,
): Promise<Answer> {
  await (of === 'company' ? requireCompany : requireLocation)(context, id);
  const [table, key] = [
    sql.identifier(`consortium_${of === 'company' ? 'companies' : 'locations'}`),
    sql.identifier(`${of}_id`),
  ];
  const results = await context.tx.rows<Answer['results'][number]>(sql`
    select t.id as "consortiumId", t.name as "consortiumName", exists (
      select 1 from ${table} m where m.consortium_id = t.id and m.${key} = ${id}::bigint and m.ended_on is null
    ) as "isEnrolled"
    from consortiums t where t.deleted_at is null order by t.name_key, t.id`);
  return { results, total: results.length };
}
