import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { ProviderTabs } from './ProviderTabs.tsx';

const open = (current: 'LabCorp' | 'USDTL') => {
  fakeApi({});
  const routes = [
    {
      path: '/codes/:provider',
      element: <ProviderTabs current={current} listOf={(provider) => `/codes/${provider}`} />,
    },
  ];
  return renderScreen({ routes, at: `/codes/${current}` });
};

test('five laboratories have a tab, and the others are found in a menu', async () => {
  const { user, location } = open('LabCorp');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'LabCorp',
    'Quest Diagnostics',
    'Cordant Health Solutions',
    'Phamatech',
    'Averhealth',
  ]);

  screen.getByRole('button', { name: 'More laboratories' }).focus();
  await user.keyboard('{ArrowDown}');
  const [first, ...others] = await screen.findAllByRole('menuitem');
  expect(others).toHaveLength(7);
  await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/codes/NationalToxicologyCenter'));
});

test('the laboratory that is shown has a tab, whichever it is', async () => {
  const { user } = open('USDTL');
  expect(screen.getByRole('link', { name: 'USDTL' })).toHaveAttribute('aria-current', 'page');

  await user.click(screen.getByRole('button', { name: 'More laboratories' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(7);
  expect(screen.queryByRole('menuitem', { name: 'USDTL' })).not.toBeInTheDocument();
});
