import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { system } from '../../lib/theme/system.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { PageAnnouncer } from './PageAnnouncer.tsx';

const Page = ({ title, children }: { title: string; children?: React.ReactNode }) => (
  <>
    <main>
      <h1>{title}</h1>
      {children}
    </main>
    <PageAnnouncer title={title} />
  </>
);

function open() {
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [
          { path: '/list', element: <Page title="Companies" /> },
          {
            path: '/record',
            element: (
              <Page title="Northwind">
                <button type="button">Edit</button>
              </Page>
            ),
          },
          {
            path: '/form',
            element: (
              <Page title="Create Company">
                <input aria-label="Name" autoFocus />
              </Page>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/list'] },
  );
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return (to: string) => act(() => router.navigate(to));
}
const heading = (name: string) => screen.getByRole('heading', { name });

test('the page that the browser loads keeps the focus where the browser has it', () => {
  open();

  expect(document.body).toHaveFocus();
});

test('a navigation leads the focus to the heading, and a live region says the title', async () => {
  const go = open();

  await go('/record');

  expect(heading('Northwind')).toHaveFocus();
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Northwind');
});

test('another query is the same page', async () => {
  const go = open();
  await go('/record');
  screen.getByRole('button', { name: 'Edit' }).focus();

  await go('/record?page=2');

  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('a field that took the focus keeps it', async () => {
  const go = open();

  await go('/form');

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('when what had the focus is gone after something was done, the heading has it', async () => {
  const go = open();
  await go('/record');
  heading('Northwind').blur();

  act(() => toastSuccess('Company was deleted successfully.'));

  await waitFor(() => expect(heading('Northwind')).toHaveFocus());
});
