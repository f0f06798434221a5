import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { closeAllToasts, toastSuccess } from '../../lib/toasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  closeAllToasts();
  vi.useRealTimers();
});

const say = (title: string) => act(() => toastSuccess(title));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const region = () => screen.getByRole('region', { name: 'Messages' });

const movePointer = () =>
  region().dispatchEvent(new MouseEvent('pointermove', { movementX: 2, movementY: 0 }));

test('a pointer that comes from a button which has vanished keeps a message', () => {
  renderUi(
    <>
      <button type="button">Save</button>
      <ToastRegion />
    </>,
  );
  say('Saved');
  const save = screen.getByRole('button', { name: 'Save' });

  // What a browser tells when the element below the pointer was removed: nobody is left any more.
  screen
    .getByText('Saved')
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: save }));
  region().dispatchEvent(new PointerEvent('pointerenter', { relatedTarget: save }));
  movePointer();
  pass(20_000);

  expect(screen.getByText('Saved')).toBeInTheDocument();
});

test('a pointer that rests where a message comes up does not keep it', () => {
  renderUi(<ToastRegion />);
  say('Saved');

  region().dispatchEvent(new PointerEvent('pointerenter'));
  region().dispatchEvent(new MouseEvent('pointermove', { movementX: 0, movementY: 0 }));
  pass(10_000);

  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a message vanishes after the pointer has left', () => {
  renderUi(<ToastRegion />);
  say('Saved');
  movePointer();

  region().dispatchEvent(new PointerEvent('pointerleave'));
  pass(10_000);

  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('the other messages vanish in their time when the keyboard closes one', () => {
  renderUi(<ToastRegion />);
  say('First');
  say('Second');

  const [close] = screen.getAllByRole('button', { name: 'Close the message' });
  close?.focus();
  act(() => close?.click());
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  pass(10_000);

  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('messages make way for what is worked on, and come back', () => {
  renderUi(
    <>
      <input aria-label="Search" />
      <form>
        <input aria-label="Name" />
        <button type="submit">Save</button>
      </form>
      <ToastRegion />
    </>,
  );
  const [search, name] = screen.getAllByRole('textbox');
  const save = screen.getByRole('button', { name: 'Save' });
  const frame = region().parentElement;
  const lies = (element: Element | null | undefined, box: DOMRect) => {
    if (element) element.getBoundingClientRect = () => box;
  };
  lies(frame, new DOMRect(0, 80, 1_440, 800));
  lies(region(), new DOMRect(528, 830, 384, 50));
  lies(search, new DOMRect(600, 100, 200, 40));
  lies(name, new DOMRect(100, 840, 200, 40));
  lies(save, new DOMRect(600, 840, 80, 40));
  say('Saved');
  expect(frame).toHaveStyle({ justifyContent: 'flex-end' });

  act(() => name?.focus());
  expect(frame).toHaveStyle({ justifyContent: 'flex-start' });

  act(() => search?.focus());
  expect(frame).toHaveStyle({ justifyContent: 'flex-end' });
});
