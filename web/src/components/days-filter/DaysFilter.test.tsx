import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { DaysFilter } from './DaysFilter.tsx';

const open = () => {
  const onChange = vi.fn();
  renderUi(
    <DaysFilter
      label="Collected"
      from="2026-03-01"
      to=""
      earliest="2016-01-01"
      onChange={onChange}
    />,
  );
  const enter = (label: string, day: string): HTMLElement => {
    const input = screen.getByLabelText(label);
    fireEvent.change(input, { target: { value: day } });
    fireEvent.blur(input);
    return input;
  };
  return { onChange, enter };
};

test('a day is taken when its field is left', () => {
  const { onChange, enter } = open();

  const input = enter('Collected to', '2026-03-31');

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ to: '2026-03-31' });
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('a day that cannot be chosen says why, and changes nothing', () => {
  const { onChange, enter } = open();

  expect(enter('Collected to', '2026-02-01')).toHaveAccessibleDescription(
    'Choose 03/01/2026 or later.',
  );
  expect(enter('Collected from', '2015-12-31')).toHaveAccessibleDescription(
    'Choose 01/01/2016 or later.',
  );
  expect(onChange).not.toHaveBeenCalled();
});
