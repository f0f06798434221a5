import { describe, expect, it } from 'vitest';
import { companyList } from '../companies/company.list.ts';
import { locationList } from '../locations/location.list.ts';
import { historyList } from '../history/history.list.ts';
import { tenantList } from '../tenants/tenant.list.ts';
import { formatListQuery, parseListQuery } from './list-query.ts';
import { defineList, filterOperators, type ListSpec } from './list.ts';

const read = (query: string, spec: ListSpec = companyList) =>
  parseListQuery(spec, new URLSearchParams(query));

const failures = (query: string, spec?: ListSpec) => {
  const parsed = read(query, spec);
  return parsed.ok ? [] : Object.keys(parsed.errors);
};

describe('parseListQuery', () => {
  it('falls back to the defaults of contract §0.5', () => {
    expect(read('')).toEqual({
      ok: true,
      query: {
        limit: 15,
        offset: 0,
        sortBy: 'companyName',
        sortOrder: 'ASC',
        q: null,
        filters: [],
      },
    });
  });

  it('begins at the start of a field that is sorted by, whatever the list begins with', () => {
    const order = (query: string) => {
      const parsed = read(query, historyList);
      return parsed.ok && parsed.query.sortOrder;
    };
    expect(order('')).toBe('DESC');
    expect(order('sortBy=createdAt')).toBe('ASC');
    expect(order('sortBy=createdAt&sortOrder=DESC')).toBe('DESC');
    expect(order('sortOrder=ASC')).toBe('ASC');
  });

  it('reads several operators on one field', () => {
    const parsed = read('numberOfUsers[GTE]=10&numberOfUsers%5BLTE%5D=25');
    expect(parsed.ok && parsed.query.filters).toEqual([
      { field: 'numberOfUsers', operator: 'GTE', values: ['10'] },
      { field: 'numberOfUsers', operator: 'LTE', values: ['25'] },
    ]);
  });

  it('reads repeated and indexed keys of IN alike', () => {
    const repeated = read('id[IN][]=1&id[IN][]=2');
    expect(repeated.ok && repeated.query.filters).toEqual([
      { field: 'id', operator: 'IN', values: ['1', '2'] },
    ]);
    expect(read('id[IN][0]=1&id[IN][1]=2')).toEqual(repeated);
  });

  it('reads a page of each parent, and pages that are not counted', () => {
    const query = 'limit=5&withTotal=false&limitPer=companyId&companyId[IN][]=2&companyId[IN][]=1';
    const parsed = read(query, locationList);

    expect(parsed).toMatchObject({ ok: true, query: { limitPer: 'companyId', withTotal: false } });
    expect(parsed.ok && formatListQuery(parsed.query)).toBe(
      'limit=5&sortBy=name&sortOrder=ASC&limitPer=companyId&withTotal=false&companyId%5BIN%5D%5B%5D=2&companyId%5BIN%5D%5B%5D=1',
    );
  });

  it('reads and writes what was asked for beside the page', () => {
    expect(read('withDigest=false&withTotal=true')).toEqual(read(''));
    const parsed = read('withDigest=true');
    expect(parsed.ok && formatListQuery(parsed.query)).toContain('withDigest=true');
  });

  it.each([
    ['limitPer=companyId', ['limitPer']],
    ['limitPer=companyId&companyId[NEQ]=1', ['limitPer']],
    ['limitPer=name&name[EQ]=a', ['limitPer']],
    ['limitPer=companyId&companyId[EQ]=1&q=a', ['q']],
    ['limitPer=companyId&companyId[IN][]=1&companyId[IN][]=2&limit=50001', ['limit']],
    ['withTotal=no', ['withTotal']],
    ['withDigest=1', ['withDigest']],
  ])('refuses %s on %s', (query, params) => {
    expect(failures(query, locationList)).toEqual(params);
  });

  it('leaves out a filter with an empty value', () => {
    const parsed = read('address.state[EQ]=&q=%20');
    expect(parsed.ok && parsed.query).toMatchObject({ filters: [], q: null });
  });

  it.each(['nope[EQ]=1', 'sortBy=nope', 'constructor[EQ]=1', '__proto__[EQ]=1'])(
    'answers FIELD_NOT_FOUND_IN_ENTITY for %s',
    (query) => {
      const parsed = read(query);
      expect(parsed.ok).toBe(false);
      expect(!parsed.ok && parsed.errorCode).toBe('FIELD_NOT_FOUND_IN_ENTITY');
    },
  );

  it.each([
    ['id[GTE]=1', 'id[GTE]'],
    ['numberOfUsers[GTE]=ten', 'numberOfUsers[GTE]'],
    ['limit=-1', 'limit'],
    ['limit=100001', 'limit'],
    ['offset=1.5', 'offset'],
    ['sortOrder=UP', 'sortOrder'],
    ['id[EQ]=99999999999999999', 'id[EQ]'],
    ['q=%00', 'q'],
  ])('answers INVALID under the parameter of %s', (query, param) => {
    expect(failures(query)).toEqual([param]);
  });

  it('refuses a search where the list has none', () => {
    expect(failures('q=cup', historyList)).toEqual(['q']);
    expect(failures('q=', historyList)).toEqual([]);
  });

  it('takes 1,000 ids and refuses 1,001', () => {
    const ids = (count: number) =>
      Array.from({ length: count }, (_, i) => `id[IN][]=${i + 1}`).join('&');
    expect(failures(ids(1000))).toEqual([]);
    expect(failures(ids(1001))).toEqual(['id[IN]']);
  });

  it('compares enumerated values without case and refuses others', () => {
    expect(failures('method[EQ]=annual', tenantList)).toEqual([]);
    expect(failures('method[EQ]=weekly', tenantList)).toEqual(['method[EQ]']);
  });

  it('reads IS_NULL as a boolean whatever the kind of the field', () => {
    expect(failures('district.id[IS_NULL]=true', locationList)).toEqual([]);
    expect(failures('district.id[IS_NULL]=1', locationList)).toEqual(['district.id[IS_NULL]']);
  });
});

describe('the operators of a field', () => {
  const kinds = defineList({
    fields: {
      text: { kind: 'text', sort: true },
      choice: { kind: 'choice', values: ['A'] },
      id: { kind: 'id' },
      boolean: { kind: 'boolean' },
      int: { kind: 'int' },
      number: { kind: 'number' },
      date: { kind: 'date' },
      timestamp: { kind: 'timestamp' },
      sealed: { kind: 'text', sort: true, filter: false },
    },
    search: [],
    defaultSort: 'text',
  });
  const few = 'EQ NEQ IN NOT_IN IS_NULL';
  const ranged = 'EQ NEQ IN NOT_IN GTE LTE IS_NULL';

  it.each([
    ['text', 'EQ NEQ IN NOT_IN SW LIKE IS_NULL', 'a'],
    ['choice', few, 'a'],
    ['id', few, '1'],
    ['boolean', 'EQ NEQ IS_NULL', 'true'],
    ['int', ranged, '-1'],
    ['number', ranged, '1.5'],
    ['date', ranged, '2026-01-31'],
    ['timestamp', ranged, '2026-01-31'],
    ['sealed', '', 'a'],
  ])('of kind %s are %s', (field, expected, value) => {
    const offered = filterOperators.filter((operator) => {
      const filter = { field, operator, values: [operator === 'IS_NULL' ? 'true' : value] };
      return read(formatListQuery({ filters: [filter] }), kinds).ok;
    });

    expect(offered.join(' ')).toBe(
      filterOperators.filter((each) => expected.split(' ').includes(each)).join(' '),
    );
  });
});

describe('formatListQuery', () => {
  it('writes what parseListQuery reads', () => {
    const query = {
      limit: 25,
      offset: 50,
      sortBy: 'numberOfUsers',
      sortOrder: 'DESC',
      q: 'a & b=ü',
      filters: [
        { field: 'id', operator: 'IN', values: ['1', '2'] },
        { field: 'address.city', operator: 'EQ', values: ['St. Louis, MO'] },
      ],
    } as const;
    expect(read(formatListQuery(query))).toEqual({ ok: true, query });
  });
});
