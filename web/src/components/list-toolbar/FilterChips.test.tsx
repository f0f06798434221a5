import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { FilterChips } from './FilterChips.tsx';

function Page() {
  const [ids, setIds] = useState(['TX', 'NJ', 'CO']);
  const chips = ids.map((id) => ({
    id,
    label: `State: ${id}`,
    onRemove: () => setIds(ids.filter((each) => each !== id)),
  }));
  return (
    <main>
      <h1 tabIndex={-1}>Locations</h1>
      <FilterChips chips={chips} onClearAll={() => setIds([])} />
    </main>
  );
}

const remove = (state: string) =>
  screen.getByRole('button', { name: `Remove filter State: ${state}` });

test('a chip that goes leaves the focus to the one beside it, and the last to the head of the page', async () => {
  const { user } = renderUi(<Page />);

  await user.click(remove('NJ'));
  expect(remove('CO')).toHaveFocus();
  await user.click(remove('CO'));
  expect(remove('TX')).toHaveFocus();
  await user.click(remove('TX'));

  expect(screen.getByRole('heading', { name: 'Locations' })).toHaveFocus();
});

test('all that go leave it to the head of the page', async () => {
  const { user } = renderUi(<Page />);

  await user.click(screen.getByRole('button', { name: 'Clear all' }));

  expect(screen.getByRole('heading', { name: 'Locations' })).toHaveFocus();
});
