import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { SearchBox } from './SearchBox.tsx';

// A pause is one on this clock alone: how long a loaded machine takes between two letters must not count.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const box = () => screen.getByRole('searchbox');
const type = (text: string) => {
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.change(box(), { target: { value: text.slice(0, end) } });
  }
};
const press = (key: string) => fireEvent.keyDown(box(), { key });
const pause = () =>
  act(() => {
    vi.advanceTimersByTime(300);
  });

function Search({ onSearch }: { onSearch: (q: string) => void }) {
  const [q, setQ] = useState('');
  return (
    <>
      <SearchBox
        label="Search cities"
        value={q}
        onSearch={(next) => {
          setQ(next);
          onSearch(next);
        }}
      />
      <button onClick={() => setQ('')}>Outside</button>
    </>
  );
}

test('search asks once when typing pauses', () => {
  const onSearch = vi.fn();
  renderUi(<Search onSearch={onSearch} />);

  type('austin');
  expect(onSearch).not.toHaveBeenCalled();

  pause();
  expect(onSearch.mock.calls).toEqual([['austin']]);
});

test('Enter asks at once, and the cross clears the search', () => {
  const onSearch = vi.fn();
  renderUi(<Search onSearch={onSearch} />);

  type('boston');
  press('Enter');
  expect(onSearch.mock.calls).toEqual([['boston']]);
  pause();
  expect(onSearch).toHaveBeenCalledOnce();

  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('leaving the box asks before what was clicked happens', () => {
  const onSearch = vi.fn();
  renderUi(<Search onSearch={onSearch} />);
  type('boston');

  fireEvent.blur(box());

  expect(onSearch.mock.calls).toEqual([['boston']]);
});

test('a search changed from outside replaces the text', () => {
  renderUi(<Search onSearch={() => {}} />);
  type('boston');
  press('Enter');

  fireEvent.click(screen.getByRole('button', { name: 'Outside' }));

  expect(box()).toHaveValue('');
});

test('a slow address does not take back what is typed', () => {
  const asked: string[] = [];
  const search = (value: string) => (
    <SearchBox label="Search cities" value={value} onSearch={(q) => asked.push(q)} />
  );
  const { rerender } = renderUi(search(''));
  type('bos');
  press('Enter');
  type('boston');

  rerender(search('bos'));

  expect(asked).toEqual(['bos']);
  expect(box()).toHaveValue('boston');
});

test('a pause ends at the list as it is by then, not as it was while typing', () => {
  const typing = vi.fn();
  const paused = vi.fn();
  const search = (onSearch: (q: string) => void) => (
    <SearchBox label="Search cities" value="" onSearch={onSearch} />
  );
  const { rerender } = renderUi(search(typing));
  type('bos');

  rerender(search(paused));
  pause();

  expect(paused.mock.calls).toEqual([['bos']]);
  expect(typing).not.toHaveBeenCalled();
});
