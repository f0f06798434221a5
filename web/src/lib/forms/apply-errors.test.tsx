import { act, render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { errorText } from '@assay/schema/core/errors';
import { applyErrors, userErrorText, type UserErrorLike } from './apply-errors.ts';

interface Values {
  name: string;
  address: { zip: string };
}

function form(): UseFormReturn<Values> {
  const held: { form?: UseFormReturn<Values> } = {};
  function Fields() {
    const current = useForm<Values>({ defaultValues: { name: '', address: { zip: '' } } });
    // Read, so that the form keeps them up to date.
    void current.formState.errors;
    useEffect(() => {
      held.form = current;
    });
    return (
      <>
        <input aria-label="Name" {...current.register('name')} />
        <input aria-label="Zip" {...current.register('address.zip')} />
      </>
    );
  }
  render(<Fields />);
  if (!held.form) throw new Error('The form has not been rendered.');
  return held.form;
}

const error = (
  errorCode: string,
  path: string[] = [],
  more: Partial<UserErrorLike> = {},
): UserErrorLike => ({
  errorCode,
  message: 'from the server',
  path,
  params: {},
  ...more,
});

test('a refusal stands on its field, and the first of them has the focus', () => {
  const values = form();

  act(() =>
    applyErrors(values, [error('INVALID_ZIP_CODE', ['address', 'zip']), error('BLANK', ['name'])]),
  );

  expect(values.getFieldState('address.zip').error?.message).toBe(errorText('INVALID_ZIP_CODE'));
  expect(values.getFieldState('name').error?.message).toBe(errorText('BLANK'));
  expect(screen.getByLabelText('Zip')).toHaveFocus();
});

test('what belongs to no field is said above the form', () => {
  const values = form();

  act(() => applyErrors(values, [error('STALE_VERSION'), error('BLANK', ['location', 'derInfo'])]));

  expect(values.getFieldState('root.server' as 'name').error?.message).toBe(
    `${errorText('STALE_VERSION')} ${errorText('BLANK')}`,
  );
});

test('a form that holds more than the input knows where the input stands', () => {
  const values = form();

  act(() => applyErrors(values, [error('INVALID_ZIP_CODE', ['zip'])], ['address']));

  expect(values.getFieldState('address.zip').error?.message).toBe(errorText('INVALID_ZIP_CODE'));
});

test.each([
  [
    'a known code has our own text',
    error('TOO_LONG', [], { params: { max: 255 } }),
    'Please do not enter more than 255 characters.',
  ],
  ['an unknown code', error('BRAND_NEW'), 'Something went wrong. Please try again later.'],
  ['a code whose text depends on the field', error('INVALID', ['password']), 'from the server'],
  [
    'remaining attempts are said',
    error('WRONG_CREDENTIALS', [], { params: { remainingAttempts: 1 } }),
    'Incorrect username and/or password. 1 attempt remaining before your account is locked.',
  ],
])('%s', (_what, refusal, text) => {
  expect(userErrorText(refusal)).toBe(text);
});

test('a refused setting stands on its field, which the form calls as the contract does', () => {
  const settings = renderHook(() => {
    const current = useForm({ defaultValues: { MFA_ENABLED: false } });
    return { current, errors: current.formState.errors };
  });

  act(() => applyErrors(settings.result.current.current, [error('BLANK', ['mfaEnabled'])]));

  expect(settings.result.current.errors.MFA_ENABLED?.message).toBe(errorText('BLANK'));
});
