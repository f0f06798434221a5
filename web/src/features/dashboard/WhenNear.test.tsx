import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { WhenNear } from './WhenNear.tsx';

let look = (_isIntersecting: boolean): void => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        look = (isIntersecting) => act(() => told([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const open = () => renderUi(<WhenNear fallback={<p>Soon</p>}>The chart</WhenNear>);

test('what is far down is drawn when it comes near, and stays', () => {
  open();
  look(false);
  expect(screen.getByText('Soon')).toBeInTheDocument();
  expect(screen.queryByText('The chart')).not.toBeInTheDocument();

  look(true);
  expect(screen.getByText('The chart')).toBeInTheDocument();
  expect(screen.queryByText('Soon')).not.toBeInTheDocument();
});

test('nobody has to scroll for it, so that paper has it', () => {
  vi.useFakeTimers();
  try {
    open();
    act(() => void vi.advanceTimersByTime(14_999));
    expect(screen.queryByText('The chart')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('The chart')).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});
