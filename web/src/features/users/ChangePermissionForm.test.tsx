import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseFound } from '../../components/testing/choose.ts';
import { choicesAnswer } from '../../components/testing/choices-answer.ts';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { ChangePermissionForm } from './ChangePermissionForm.tsx';
import type { UserPartsFragment } from './user.generated.ts';

const open = () => {
  const api = fakeApi({
    LocationChoices: choicesAnswer({ value: '12', label: 'Dallas (100012)' }),
    CompanyChoices: choicesAnswer({ value: '7', label: 'Harbor Freight' }),
    ChangeUserPermission: () => ({
      changeUserPermission: { __typename: 'Payload', errors: [] },
    }),
  });
  const user = { id: '5', type: 'CLIENT', company: { id: '7' } } as UserPartsFragment;
  const dialog = (
    <FormDialog open title="Grant permission" onDismiss={() => undefined}>
      <ChangePermissionForm
        user={user}
        granted
        grants={[]}
        onClose={() => undefined}
        onDone={() => undefined}
      />
    </FormDialog>
  );
  return { api, ...renderScreen({ routes: [{ path: '/', element: dialog }], at: '/' }) };
};
const choose = async (user: ReturnType<typeof open>['user'], name: string, option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: new RegExp(`^${name}`) }), option);

test('where a permission holds goes with a permission that holds everywhere, and a location is no company', async () => {
  const { user, api } = open();
  await choose(user, 'Permission', 'UPDATE');
  await choose(user, 'Where', 'LOCATION');
  await chooseFound(user, 'Location', 'Dallas (100012)');

  await choose(user, 'Where', 'COMPANY');
  expect(await screen.findByRole('combobox', { name: /^Company/ })).toHaveValue('');
  await choose(user, 'Where', 'LOCATION');
  expect(await screen.findByRole('combobox', { name: /^Location/ })).toHaveValue('');

  await choose(user, 'Permission', 'FE_DELETE_CONTACT');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Location/ })).toBeNull());
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Cleans up');
  await user.click(screen.getByRole('button', { name: 'Grant' }));

  await waitFor(() => expect(api.calls('ChangeUserPermission')).toHaveLength(1));
  expect(api.calls('ChangeUserPermission')[0]).toMatchObject({
    input: { permission: 'FE_DELETE_CONTACT', resourceType: null, resourceId: null },
  });
});
