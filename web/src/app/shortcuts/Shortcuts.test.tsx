import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { paths } from '../../config/paths.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { Shortcuts } from './Shortcuts.tsx';

const keys = (text: string) => [...text].map((key) => new KeyboardEvent('keydown', { key }));

const Page = ({ search, early }: { search: () => void; early: string }) => (
  <main>
    <Shortcuts earlyRef={{ current: keys(early) }} onSearch={search} />
    <input aria-label="Notes" />
    <table>
      <tbody>
        {['Abel', 'Brown'].map((name) => (
          <tr key={name} data-kind="row">
            <td>
              <input type="checkbox" data-tick aria-label={name} />
            </td>
            <td>
              <a href={`#${name}`} data-opens="">
                {name}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </main>
);

const open = (early = '') => {
  const search = vi.fn();
  const routes = [
    { path: paths.dashboard, element: <Page search={search} early={early} /> },
    { path: testPoolPaths.list, element: <p>Pools</p> },
  ];
  return { search, ...renderScreen({ routes, at: paths.dashboard }) };
};

test('j and k walk the rows, and x ticks the one with the focus', async () => {
  const { user } = open();

  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Brown' })).toHaveFocus();
  await user.keyboard('kx');

  expect(screen.getByRole('checkbox', { name: 'Abel' })).toBeChecked();
});

test('g and a letter open a page, and ? lists the keys', async () => {
  const { user } = open();

  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gp');

  expect(await screen.findByText('Pools')).toBeInTheDocument();
});

test('keys are letters while somebody types, and / searches everything where no list is', async () => {
  const { user, search } = open();
  const notes = screen.getByRole('textbox', { name: 'Notes' });

  await user.type(notes, '/gp');
  expect(notes).toHaveValue('/gp');
  expect(search).not.toHaveBeenCalled();
  notes.blur();
  await user.keyboard('/');

  expect(search).toHaveBeenCalledOnce();
});

test('keys that were pressed before their code was there are answered, one after the other', async () => {
  open('gp');

  expect(await screen.findByText('Pools')).toBeInTheDocument();
});
