import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { useDerOfLocation } from './use-der-of-location.ts';
import type { ManualForm } from './ManualRows.tsx';

function Fields({ isOrdered }: { isOrdered: boolean }) {
  const form: ManualForm = useForm();
  useDerOfLocation(form, isOrdered);
  return (
    <>
      <input aria-label="DER" {...form.register('testResult.derInfo.fullName')} />
      <input aria-label="Phone" {...form.register('testResult.derInfo.phoneNumber')} />
      {[3, 4].map((id) => (
        <button key={id} type="button" onClick={() => form.setValue('donor.locationId', id)}>
          {`Location ${id}`}
        </button>
      ))}
    </>
  );
}

/** Locations 3 and 4, each with a DER of its own. */
function renderFields(isOrdered = false) {
  const api = fakeApi({
    PlaceOfResult: ({ id }) => ({
      location: {
        __typename: 'Location',
        id,
        name: `Location ${String(id)}`,
        company: { __typename: 'Company', id: '1', companyName: 'Northwind' },
        derInfo: {
          __typename: 'RequiredPerson',
          fullName: `DER of ${String(id)}`,
          phoneNumber: `512555010${String(id)}`,
        },
      },
    }),
  });
  const { user } = renderScreen({
    routes: [{ path: '/', element: <Fields isOrdered={isOrdered} /> }],
    at: '/',
  });
  return { api, user };
}

const choose = (id: number) => screen.findByRole('button', { name: `Location ${id}` });
const expectDer = (name: string, phone: string) =>
  waitFor(() => {
    expect(screen.getByLabelText('DER')).toHaveValue(name);
    expect(screen.getByLabelText('Phone')).toHaveValue(phone);
  });

test('the DER follows the location', async () => {
  const { user, api } = renderFields();
  await user.click(await choose(3));
  await expectDer('DER of 3', '5125550103');
  await user.click(await choose(4));
  await expectDer('DER of 4', '5125550104');
  expect(api.calls('PlaceOfResult')).toEqual([{ id: '3' }, { id: '4' }]);
});

test('a DER that somebody typed stays whatever location is chosen then', async () => {
  const { user, api } = renderFields();
  await user.click(await choose(3));
  await expectDer('DER of 3', '5125550103');
  await user.clear(screen.getByLabelText('DER'));
  await user.type(screen.getByLabelText('DER'), 'Sam Ortiz');
  await user.click(await choose(4));
  await waitFor(() => expect(api.calls('PlaceOfResult')).toHaveLength(2));
  await expectDer('Sam Ortiz', '5125550103');
});

test('an ordered test has the DER of its case, and no location is asked', async () => {
  const { user, api } = renderFields(true);
  await user.click(await choose(3));
  await expectDer('', '');
  expect(api.calls('PlaceOfResult')).toEqual([]);
});
