import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../components/testing/fake-api.ts';
import { refusal } from '../../../components/testing/refusal.ts';
import { renderScreen } from '../../../components/testing/render-screen.tsx';
import { shownToasts } from '../../../lib/toasts.ts';
import type { UserErrorLike } from '../../../lib/forms/apply-errors.ts';
import { AddUnitDialog } from './AddUnitDialog.tsx';
import { someRegions } from './testing/some-units.ts';

const open = (errors: readonly UserErrorLike[] = []) => {
  const api = fakeApi({
    CreateUnit: () => ({
      createAdministrativeUnit: {
        __typename: 'AdministrativeUnitPayload',
        administrativeUnit: null,
        errors,
      },
    }),
  });
  const onAdded = vi.fn();
  const element = (
    <AddUnitDialog
      open
      companyId="7"
      regions={someRegions()}
      place={null}
      onAdded={onAdded}
      onClose={() => undefined}
    />
  );
  return { api, onAdded, ...renderScreen({ routes: [{ path: '/', element }], at: '/' }) };
};
const level = () => screen.findByRole('combobox', { name: /Level/ });
const field = (name: RegExp) => screen.getByRole('combobox', { name });
const add = () => screen.getByRole('button', { name: 'Add' });

test('everything that a district needs is asked for at once', async () => {
  const { api, user } = open();
  await user.selectOptions(await level(), 'District');

  await user.click(add());

  expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
  expect(api.sent).toEqual([]);
});

test('a district goes below its area; another region takes the area back', async () => {
  const { api, user, onAdded } = open();
  await user.selectOptions(await level(), 'District');
  await user.selectOptions(field(/Region/), 'West');
  await user.selectOptions(field(/Area/), 'Coast');
  await user.selectOptions(field(/Region/), 'East');
  expect(screen.getByText('The selected region has no areas.')).toBeInTheDocument();
  expect(field(/Area/)).toHaveValue('');

  await user.selectOptions(field(/Region/), 'West');
  await user.selectOptions(field(/Area/), 'Coast');
  await user.type(screen.getByRole('textbox', { name: /Name/ }), ' Harbor ');
  await user.click(add());

  await expect.poll(() => onAdded.mock.calls).toHaveLength(1);
  expect(api.calls('CreateUnit')).toEqual([
    { companyId: '7', input: { name: 'Harbor', parentId: '3' } },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'District has been successfully added to the hierarchy',
  );
});

test('refusals stand on the fields of the form', async () => {
  const { user, onAdded } = open([
    refusal('NAME_ALREADY_EXISTS', ['name']),
    { ...refusal('INVALID', ['parentId']), message: 'This value is not valid.' },
  ]);
  await user.selectOptions(await level(), 'Area');
  await user.selectOptions(field(/Region/), 'West');
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Coast');
  await user.click(add());

  await expect
    .poll(() => screen.getByRole('textbox', { name: /Name/ }))
    .toHaveAccessibleDescription(/already/i);
  expect(field(/Region/)).toHaveAccessibleDescription('This value is not valid.');
  expect(onAdded).not.toHaveBeenCalled();
});
