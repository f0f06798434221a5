import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import { primaryIdTypesOf } from '@assay/schema/common/primary-id-types';
import { donorFields, withPrimaryIdRule } from '@assay/schema/test-results/donor-input';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { TestForm } from '../../components/testing/TestForm.tsx';
import { labelsBelow } from '../../lib/forms/labels-below.ts';
import { DonorFields } from './DonorFields.tsx';
import { donorLabels } from './donor-words.ts';

const contract = z.object({ donor: withPrimaryIdRule(z.object(donorFields)) });
const blank = { firstName: 'Ann', lastName: 'Lee', primaryIdType: '', primaryId: '' };

const open = (idTypes: readonly PrimaryIdTypeName[] = primaryIdTypesOf('ALL'), donor = {}) => {
  const onSubmit = vi.fn();
  const shown = renderUi(
    <TestForm
      contract={contract}
      defaultValues={{ donor: { ...blank, ...donor } as never }}
      labels={labelsBelow('donor', donorLabels)}
      onSubmit={onSubmit}
    >
      {(_control, form) => <DonorFields form={form} name="donor" idTypes={idTypes} />}
    </TestForm>,
  );
  return { ...shown, onSubmit };
};
const id = () => screen.getByRole('textbox', { name: /Primary ID/ });
const type = () => screen.getByRole('combobox', { name: /Primary ID Type/ });

test('an SSN is written with hyphens, and shown as its last four once it is left', async () => {
  const { user, onSubmit } = open();
  await user.selectOptions(type(), 'SSN');

  await user.type(id(), '900703456');
  expect(id()).toHaveValue('900-70-3456');
  await user.tab();
  expect(id()).toHaveValue('•••-••-3456');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    donor: { primaryIdType: 'SSN', primaryId: '900703456' },
  });
});

test('an id is judged anew when its type changes', async () => {
  const { user } = open(undefined, { primaryIdType: 'DL', primaryId: 'D1234' });

  await user.selectOptions(type(), 'SSN');
  expect(await screen.findByText('Enter nine digits, as in 000-00-0000.')).toBeInTheDocument();
  await user.selectOptions(type(), 'State ID');

  await waitFor(() =>
    expect(screen.queryByText('Enter nine digits, as in 000-00-0000.')).not.toBeInTheDocument(),
  );
});

test('a company that takes one type alone has it chosen', async () => {
  open(primaryIdTypesOf('ONLY_EMPLOYEE_ID'));

  await waitFor(() => expect(type()).toHaveValue('EMPLOYEE_ID'));
  expect(type()).toBeDisabled();
});

test('a day of birth that is to come is refused', async () => {
  const { user } = open(undefined, { primaryIdType: 'DL', primaryId: 'D1234' });
  fireEvent.change(screen.getByRole('textbox', { name: /Date of Birth/ }), {
    target: { value: '01/02/2999' },
  });

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Only past dates can be selected.')).toBeInTheDocument();
});
