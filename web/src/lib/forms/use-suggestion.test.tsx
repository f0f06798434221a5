import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { useFollowUp } from './use-follow-up.ts';
import { useSuggestion } from './use-suggestion.ts';

/** Devices are of a kind, and the name is that of the device until it is typed. */
function Fields() {
  const form = useForm({ defaultValues: { kind: '', device: '', name: '' } });
  const { control, register, setValue, formState } = form;
  const device = useWatch({ control, name: 'device' });
  useFollowUp(form, (changed) => {
    if (changed === 'kind') setValue('device', '', { shouldDirty: true });
  });
  useSuggestion(form, 'name', `Panel ${device}`.trim());
  return (
    <>
      <input aria-label="Kind" {...register('kind')} />
      <input aria-label="Device" {...register('device')} />
      <input aria-label="Name" {...register('name')} />
      <p>{formState.errors.name?.message}</p>
      <button type="button" onClick={() => form.setError('name', { message: 'Required.' })}>
        Check
      </button>
      <output>{formState.isDirty ? 'changed' : 'as it was'}</output>
    </>
  );
}

test('a field follows others, also when they are cleared', async () => {
  const user = userEvent.setup();
  render(<Fields />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Panel');

  await user.type(screen.getByRole('textbox', { name: 'Device' }), 'Cup');
  expect(name).toHaveValue('Panel Cup');
  await user.type(screen.getByRole('textbox', { name: 'Kind' }), 'x');
  expect(name).toHaveValue('Panel');
});

test('what was said of a blank field goes when its value follows', async () => {
  const user = userEvent.setup();
  render(<Fields />);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Required.')).toBeInTheDocument();

  await user.type(screen.getByRole('textbox', { name: 'Device' }), 'Cup');

  expect(screen.queryByText('Required.')).not.toBeInTheDocument();
});

test('what somebody typed stays, also when it is emptied', async () => {
  const user = userEvent.setup();
  render(<Fields />);
  const name = screen.getByRole('textbox', { name: 'Name' });

  await user.clear(name);
  await user.type(screen.getByRole('textbox', { name: 'Device' }), 'Cup');
  expect(name).toHaveValue('');
});
