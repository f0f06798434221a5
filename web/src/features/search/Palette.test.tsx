import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { House } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import type { Command } from './command.ts';
import type { Hit } from './hit-link.ts';
import { Palette } from './Palette.tsx';

const commands: Command[] = [
  {
    label: 'Create a company',
    hint: 'Add a client',
    kind: 'Actions',
    path: '/create',
    icon: House,
  },
  { label: 'Test Pools', kind: 'Pages', path: '/pools', icon: House },
];
const hit = (special: Partial<Hit>): Hit => ({
  __typename: 'SearchHit',
  kind: 'TEST_POOL',
  recordId: '7',
  title: 'DOT Drivers',
  detail: 'Northwind Logistics',
  note: null,
  date: null,
  parentId: null,
  variant: null,
  ...special,
});

function openPalette(answer: (variables: { input: object }) => Hit[] | Error) {
  const api = fakeApi({
    Search: (variables) => {
      const found = answer(variables as never);
      return found instanceof Error ? found : { search: found };
    },
  });
  const onDismiss = vi.fn();
  const routes = [
    { path: '/', element: <Palette commands={commands} onDismiss={onDismiss} /> },
    { path: '*', element: null },
  ];
  return { api, onDismiss, ...renderScreen({ routes, at: '/' }) };
}

const field = () => screen.getByRole('combobox', { name: 'Search' });

test('says what can be done before anything is typed', async () => {
  openPalette(() => []);

  await screen.findByRole('option', { name: /Create a company/ });

  expect(screen.getByRole('option', { name: 'Test Pools' })).toBeVisible();
});

test('finds records and opens the chosen one by the keyboard alone', async () => {
  const { user, location, onDismiss } = openPalette(() => [
    hit({}),
    hit({ kind: 'POOL_MEMBER', recordId: '9', parentId: '7', title: 'Dora Drayton' }),
  ]);

  await user.type(field(), 'dr');
  await screen.findByRole('option', { name: /^Dora/ });
  await user.keyboard('{ArrowDown}{Enter}');

  expect(onDismiss).toHaveBeenCalled();
  expect(location()).toBe('/dashboard/admin-panel/test-pools/7/members?searchQuery=id%5BEQ%5D%3D9');
});

test('chooses the best hit by itself, before what can be done', async () => {
  const { user } = openPalette(() => [hit({})]);

  await user.type(field(), 'pools');
  const pools = await screen.findByRole('group', { name: 'Pools' });

  expect(within(pools).getByRole('option')).toHaveAttribute('aria-selected', 'true');
});

test('asks for more of one kind', async () => {
  const { api, user } = openPalette(() => [
    hit({}),
    hit({ kind: 'COMPANY', title: 'DOT Freight' }),
  ]);

  await user.type(field(), 'dot');
  await user.click(await screen.findByRole('button', { name: 'Companies 1' }));

  await vi.waitFor(() =>
    expect(api.calls('Search').at(-1)).toEqual({ input: { q: 'dot', kind: 'COMPANY' } }),
  );
});

test('tells why there is no answer, and keeps what was typed', async () => {
  const { user } = openPalette(() => new Error('No connection.'));

  await user.type(field(), 'dot');

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field()).toHaveValue('dot');
});

test('says that nothing was found', async () => {
  const { user } = openPalette(() => []);

  await user.type(field(), '%_"');

  expect(await screen.findByText(/Nothing is called like this/)).toBeVisible();
});

/** A page with the palette, as the head of the portal opens it: it is taken out of the page when it closes. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Find
      </button>
      {open && <Palette commands={commands} onDismiss={() => setOpen(false)} />}
    </main>
  );
}

test('gives the focus back to what had it', async () => {
  fakeApi({ Search: () => ({ search: [] }) });
  const { user } = renderScreen({ routes: [{ path: '/', element: <Page /> }], at: '/' });

  await user.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByRole('combobox', { name: 'Search' });
  await user.keyboard('{Escape}');

  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Find' })).toHaveFocus());
});
