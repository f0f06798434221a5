import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { companyPaths } from '../../config/features/companies.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { companyLinks, companyRecord } from './company-record.ts';
import { EditCompanyView } from './EditCompanyView.tsx';
import { aCompany } from './testing/a-company.ts';

const mine = aCompany();
/** Somebody else's save: another name and phone. */
const theirs = aCompany({
  companyName: 'Northwind Freight',
  contactInformation: { ...mine.contactInformation, mainPhoneNumber: '5205550111' },
  version: 5,
});
const saved = {
  updateCompany: { __typename: 'UpdateCompanyPayload', company: theirs, errors: [] },
};
const stale = {
  updateCompany: {
    __typename: 'UpdateCompanyPayload',
    company: null,
    errors: [refusal('STALE_VERSION')],
  },
};

const open = (answers: Answers) => {
  const api = fakeApi({
    Viewer: () => viewerAnswer(),
    CompanyDetail: () => ({ company: mine }),
    ...answers,
  });
  const routes = [
    { path: companyPaths.edit, loader: companyRecord.loader, Component: EditCompanyView },
    { path: companyPaths.detail, element: <p>The profile</p> },
  ];
  return { api, ...renderScreen({ routes, at: companyLinks('7').edit }) };
};
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });
const loaded = () => screen.findByRole('textbox', { name: /Company Name/ });

/** The save is stale, and the record then reads as `theirs`. */
const overtaken = (): Answers => {
  let reads = 0;
  return {
    CompanyDetail: () => ({ company: (reads += 1) === 1 ? mine : theirs }),
    UpdateCompany: () => stale,
  };
};

test('saves every editable field with the version that was read', async () => {
  const { user, api } = open({ UpdateCompany: () => saved });
  await loaded();
  expect(save()).toBeDisabled();
  type(/Company Name/, 'Northwind Freight');

  await user.click(save());

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(api.calls('UpdateCompany')).toMatchObject([
    { id: '7', input: { companyName: 'Northwind Freight', clientSince: '2019-10-28', version: 4 } },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'Company Details has been successfully updated',
  );
});

test('a save that came second shows what changed and loses nothing', async () => {
  const { user } = open(overtaken());
  await loaded();
  type(/Company Name/, 'Northwind Cargo');

  await user.click(save());

  expect(
    await screen.findByRole('row', {
      name: 'Company Name Northwind Logistics Northwind Freight Northwind Cargo',
    }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: 'Main Phone Number (520) 555-0199 (520) 555-0111 Nothing' }),
  ).toBeInTheDocument();
});

test('a record that is gone meanwhile is told, with everything typed still there', async () => {
  let reads = 0;
  const { user } = open({
    CompanyDetail: () => ({ company: (reads += 1) === 1 ? mine : null }),
    UpdateCompany: () => stale,
  });
  await loaded();
  type(/Company Name/, 'Northwind Cargo');

  await user.click(save());

  expect(await screen.findByText('This record was deleted meanwhile')).toBeInTheDocument();
  expect(box(/Company Name/)).toHaveValue('Northwind Cargo');
});

test('the two settings of Non-DOT results exclude each other', async () => {
  const { user } = open({});
  await loaded();
  const positive = screen.getByLabelText('MRO required for positive Non-DOT results only');

  await user.click(screen.getByLabelText('MRO required for all Non-DOT results'));

  await waitFor(() => expect(positive).toBeDisabled());
  expect(screen.getByLabelText('MRO required for all DOT results')).toBeDisabled();
});
