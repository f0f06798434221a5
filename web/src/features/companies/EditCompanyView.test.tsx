import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { paths } from '../../config/paths.ts';
import { loadDetail } from '../../lib/apollo/preload.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { CompanyDetailDocument } from './company-detail.generated.ts';
import { companyLinks } from './company-links.ts';
import { EditCompanyView } from './EditCompanyView.tsx';
import { aCompany } from './testing/a-company.ts';
import { companyRouteIds } from './use-company.ts';

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
  const api = fakeApi({ CompanyDetail: () => ({ company: mine }), ...answers });
  const loader = async () => ({
    links: companyLinks('7'),
    company: await loadDetail(
      CompanyDetailDocument,
      { id: '7' },
      { found: () => true, otherwise: '/' },
    ),
  });
  const routes = [
    { id: companyRouteIds.byId, path: paths.companies.edit, loader, Component: EditCompanyView },
    { path: paths.companies.detail, element: <p>The profile</p> },
  ];
  return { api, ...renderScreen({ routes, at: companyLinks('7').edit }) };
};
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });
const loaded = () => screen.findByRole('textbox', { name: /Company Name/ });

/** First answer stale, the record then reads as `theirs`; later saves succeed. */
const overtaken = (): Answers => {
  let saves = 0;
  let reads = 0;
  return {
    CompanyDetail: () => ({ company: (reads += 1) === 1 ? mine : theirs }),
    UpdateCompany: () => ((saves += 1) === 1 ? stale : saved),
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

test('keeping on editing keeps what was typed, takes the rest over, and saves on the new version', async () => {
  const { user, api } = open(overtaken());
  await loaded();
  type(/Company Name/, 'Northwind Cargo');
  await user.click(save());
  await screen.findByRole('row', { name: /Company Name/ });

  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(box(/Company Name/)).toHaveValue('Northwind Cargo');
  expect(box('Main Phone Number')).toHaveValue('(520) 555-0111');
  expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  await user.click(save());

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(api.calls('UpdateCompany')[1]).toMatchObject({
    input: {
      companyName: 'Northwind Cargo',
      contactInformation: { mainPhoneNumber: '5205550111' },
      version: 5,
    },
  });
});

test('a save whose answer was lost is done when it is sent again', async () => {
  let saves = 0;
  let name = mine.companyName;
  const { user } = open({
    CompanyDetail: () => ({ company: { ...mine, companyName: name } }),
    UpdateCompany: () => {
      if ((saves += 1) > 1) return stale;
      name = 'Northwind Cargo';
      return noConnection();
    },
  });
  await loaded();
  type(/Company Name/, 'Northwind Cargo');
  await user.click(save());
  await screen.findByText(/not available right now/);

  await user.click(save());

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('reloading shows the record as it is now', async () => {
  const { user } = open(overtaken());
  await loaded();
  type(/Company Name/, 'Northwind Cargo');
  await user.click(save());
  await screen.findByRole('row', { name: /Company Name/ });

  await user.click(screen.getByRole('button', { name: 'Discard my changes and reload' }));

  await waitFor(() => expect(box(/Company Name/)).toHaveValue('Northwind Freight'));
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
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

  expect(await screen.findByText('Record not found.')).toBeInTheDocument();
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
