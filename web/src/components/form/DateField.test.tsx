import { act, screen, waitFor } from '@testing-library/react';
import { optionalDate } from '@assay/schema/core/fields';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderUi } from '../testing/render-ui.tsx';
import { TestForm } from '../testing/TestForm.tsx';
import { DateField } from './DateField.tsx';

const contract = z.object({ since: optionalDate() });
const field = (value = '', onSubmit = vi.fn()) => ({
  onSubmit,
  ...renderUi(
    <TestForm contract={contract} defaultValues={{ since: value }} onSubmit={onSubmit}>
      {(control) => <DateField control={control} name="since" label="Client since" />}
    </TestForm>,
  ),
});
const input = () => screen.getByRole('textbox', { name: 'Client since' });
const submitted = async (onSubmit: ReturnType<typeof vi.fn>) => {
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.calls[0]?.[0] as unknown;
};

test.each(['02032026', '02/03/2026'])(
  '%s typed is a date; the form holds YYYY-MM-DD',
  async (text) => {
    const { user, onSubmit } = field();

    await user.type(input(), text);
    expect(input()).toHaveValue('02/03/2026');
    await user.keyboard('{Enter}');

    expect(await submitted(onSubmit)).toEqual({ since: '2026-02-03' });
  },
);

test.each(['02032026', '2/3/26', '2026-02-03'])(
  'a pasted %s is a date, shown in full on leaving',
  async (text) => {
    const { user, onSubmit } = field();

    await user.click(input());
    await user.paste(text);
    await user.tab();
    expect(input()).toHaveValue('02/03/2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await submitted(onSubmit)).toEqual({ since: '2026-02-03' });
  },
);

test.each(['13/45/2028', '02/30/2026'])('%s stays as typed and is refused', async (text) => {
  const { user, onSubmit } = field();

  await user.click(input());
  await user.paste(text);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Enter a date as MM/DD/YYYY.')).toBeInTheDocument();
  expect(input()).toHaveValue(text);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a stored date is shown as MM/DD/YYYY and can be cleared', async () => {
  const { user, onSubmit } = field('2019-07-04');
  expect(input()).toHaveValue('07/04/2019');

  await user.clear(input());
  await user.keyboard('{Enter}');

  expect(await submitted(onSubmit)).toEqual({ since: null });
});

test('a day picked in the calendar is the date, and the focus is back on the button', async () => {
  const { user } = field('2026-02-03');
  const button = screen.getByRole('button', { name: 'Calendar for Client since' });

  await user.click(button);
  const day = await screen.findByRole('button', { name: /February 17, 2026/ });
  await act(() => user.click(day));

  await waitFor(() => expect(input()).toHaveValue('02/17/2026'));
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
