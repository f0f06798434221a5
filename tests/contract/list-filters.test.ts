import { operatorsOf, type FilterOperator, type ListField } from '@assay/schema/core/list';
import type { Route } from '@assay/schema/core/route';
import { describe, expect, it } from 'vitest';
import { callApi, namedRoutes, readerOf } from '../support/api.ts';

type Listed = Record<string, unknown>;

const lists = namedRoutes.flatMap(([name, route]) =>
  route.config.list === undefined ||
  route.config.transport === 'download' ||
  route.url.includes('/:')
    ? []
    : [[name, route, route.config.list] as const],
);

async function list(route: Route, filters: readonly [string, string][]): Promise<Listed[]> {
  const query = new URLSearchParams([['limit', '1000'], ...filters]);
  const answer = await callApi(readerOf(route), { path: `${route.url}?${query.toString()}` });
  expect([query.toString(), answer.status]).toEqual([query.toString(), 200]);
  return (answer.json() as { results: Listed[] }).results;
}

/** Value of a dotted field of a record. */
const valueOf = (record: Listed, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, part) => (value as Listed | null | undefined)?.[part], record);

/** What a record shows of a field: of several ids the first, of which a filter names one; null where there is none. */
function shown(record: Listed, name: string, { kind }: ListField): unknown {
  const value = valueOf(record, name) ?? null;
  return kind === 'ids' && Array.isArray(value) ? ((value[0] as unknown) ?? null) : value;
}

const otherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

/** What a filter has to say for a record of that value to be in the list, or to be left out of it. */
function sought(field: ListField, operator: FilterOperator, value: string): string {
  if (operator === 'IS_NULL') return 'false';
  const typed = field.kind === 'text' || field.kind === 'choice' ? otherCase(value) : value;
  if (operator === 'SW') return typed.slice(0, 2);
  return operator === 'LIKE' ? typed.slice(1) : typed;
}

const excludes = (operator: FilterOperator): boolean => operator === 'NEQ' || operator === 'NOT_IN';

/** The conditions on a field that such a record meets, and those that it does not meet. */
function conditions(name: string, field: ListField, value: string) {
  const all = operatorsOf(field).map((operator): [FilterOperator, [string, string]] => [
    operator,
    [
      operator === 'IN' || operator === 'NOT_IN'
        ? `${name}[${operator}][]`
        : `${name}[${operator}]`,
      sought(field, operator, value),
    ],
  ]);
  return {
    met: all.filter(([operator]) => !excludes(operator)).map(([, condition]) => condition),
    unmet: all.filter(([operator]) => excludes(operator)).map(([, condition]) => condition),
  };
}

describe('every list', () => {
  it.each(lists)('%s is filtered by each operator of each field', async (_name, route, spec) => {
    const records = await list(route, []);
    for (const [name, field] of Object.entries<ListField>(spec.fields)) {
      if (field.filter === false) continue;
      const record = records.find((each) => shown(each, name, field) !== null);
      if (record === undefined) {
        /* No record shows a value: whether it is a filter at all can be asked. */
        await list(route, [[`${name}[IS_NULL]`, 'false']]);
        continue;
      }
      const one: [string, string][] =
        'id' in spec.fields ? [['id[IN][]', String(record['id'])]] : [];
      const { met, unmet } = conditions(name, field, String(shown(record, name, field)));

      expect([name, await list(route, [...one, ...met])]).toEqual([
        name,
        expect.arrayContaining([record]),
      ]);
      for (const condition of unmet)
        expect([condition, await list(route, [...one, condition])]).not.toEqual([
          condition,
          expect.arrayContaining([record]),
        ]);
    }
  });
});
