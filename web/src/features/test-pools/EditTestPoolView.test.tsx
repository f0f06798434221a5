import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorTexts } from '@assay/schema/core/errors';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { EditTestPoolView } from './EditTestPoolView.tsx';
import type { TestPoolPartsFragment } from './test-pool.generated.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { testPoolRecord } from './test-pool-record.ts';
import { aTestPool } from './testing/a-test-pool.ts';
import { formAnswers } from './testing/form-answers.ts';

const answer = (testPool: object | null, errors: object[] = []) => ({
  updateTestPool: { __typename: 'TestPoolPayload', testPool, errors },
});

const open = (pool: Partial<TestPoolPartsFragment> = {}, answers: Answers = {}) => {
  const api = fakeApi({
    Viewer: () => viewerAnswer(),
    TestPoolDetail: () => ({ testPool: aTestPool(pool) }),
    UpdateTestPool: () => answer(aTestPool(pool)),
    ...formAnswers,
    ...answers,
  });
  const routes = [
    {
      path: testPoolPaths.edit,
      loader: testPoolRecord.loader,
      Component: EditTestPoolView,
    },
    { path: testPoolPaths.detail, element: <p>The profile</p> },
  ];
  return { api, ...renderScreen({ routes, at: testPoolLinks('7').edit }) };
};
const rename = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Pool Name' }), {
    target: { value },
  });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('saves every editable field with the version that was read', async () => {
  const { api } = open();
  await rename('Warehouse crew');

  save();

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(api.calls('UpdateTestPool')).toMatchObject([
    {
      id: '7',
      input: {
        name: 'Warehouse crew',
        companyId: 1,
        locationId: 11,
        alcoholPercentage: 12.5,
        programEndDate: '2027-01-31',
        completedDrugTests: 3,
        version: 4,
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain('Test Pool updated successfully.');
});

test('a pool with members keeps its company, its location and its regulator', async () => {
  open();

  expect(await screen.findByRole('combobox', { name: 'Company' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Regulated' })).toBeDisabled();
  expect(screen.getAllByText(errorTexts.poolHasMembers)).not.toHaveLength(0);
});

test('a save that came second shows what changed, in the words of the screen', async () => {
  let reads = 0;
  open(
    {},
    {
      TestPoolDetail: () => ({
        testPool: aTestPool((reads += 1) === 1 ? {} : { modality: 'monthly', version: 5 }),
      }),
      UpdateTestPool: () => answer(null, [refusal('STALE_VERSION')]),
    },
  );
  await rename('Warehouse crew');

  save();

  expect(
    await screen.findByRole('row', { name: 'Selection Interval Quarterly Monthly Nothing' }),
  ).toBeInTheDocument();
});

test('a failure of the server is told in the documented words, and nothing typed is lost', async () => {
  open({}, { UpdateTestPool: () => new Error('Out of order') });
  await rename('Warehouse crew');

  save();

  expect(
    await screen.findByText('Error when updating the Test Pool. Please try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Pool Name' })).toHaveValue('Warehouse crew');
});

test('a pool that cannot change shows its profile instead of the form', async () => {
  open({ status: 'DEACTIVATED', deactivated: true, viewerCanUpdate: false });

  expect(await screen.findByText('The profile')).toBeInTheDocument();
});
