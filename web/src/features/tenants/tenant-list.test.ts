import { tenantList } from '@assay/schema/tenants/tenant.list';
import { expect, test, vi } from 'vitest';
import { filterChips } from '../../components/list-toolbar/filter-chips.ts';
import { listVariables, readListState } from '../../lib/list-url/list-state.ts';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import { tenants } from './tenant-list.tsx';

const searchQuery = 'address.state[EQ]=ID&address.city[EQ]=Coeur d’Alene&method[EQ]=PER_TEST';
const state = readListState(tenantList, new URLSearchParams({ searchQuery, page: '2' }));

test('the address becomes the variables of the one operation', () => {
  expect(listVariables(tenantList, state)).toMatchObject({
    where: {
      address: { state: { eq: 'ID' }, city: { eq: 'Coeur d’Alene' } },
      method: { eq: 'PER_TEST' },
    },
    orderBy: [{ field: 'NAME', direction: 'ASC' }],
    limit: 15,
    offset: 15,
  });
});

test('each filter in force is said in words and can be taken away', () => {
  const setFilters = vi.fn();
  const url = { state, setFilters } as unknown as ListUrl;

  const chips = filterChips(tenants.filters ?? [], url);
  chips.at(-1)?.onRemove();

  expect(chips.map(({ label }) => label)).toEqual([
    'State: ID – Idaho',
    'City: Coeur d’Alene',
    'Billing method: Per Test',
  ]);
  expect(setFilters).toHaveBeenCalledWith([{ field: 'method', operator: 'EQ', values: [] }]);
});
