import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { companyPaths } from '../../config/features/companies.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { CreateCompanyView } from './CreateCompanyView.tsx';
import { aCompany } from './testing/a-company.ts';

const created = () => ({
  createCompany: { __typename: 'CreateCompanyPayload', company: aCompany(), errors: [] },
});
const refused = (...errors: object[]) => ({
  createCompany: { __typename: 'CreateCompanyPayload', company: null, errors },
});

const open = (answers: Answers) => {
  const api = fakeApi(answers);
  const routes = [
    { path: companyPaths.create, Component: CreateCompanyView },
    { path: companyPaths.detail, element: <p>The profile</p> },
    { path: companyPaths.list, element: <p>The list</p> },
  ];
  return { api, ...renderScreen({ routes, at: companyPaths.create }) };
};
const box = (name: string | RegExp, section = '') =>
  (section === '' ? screen : within(screen.getByRole('region', { name: section }))).getByRole(
    'textbox',
    { name },
  );
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const create = () => screen.getByRole('button', { name: 'Create Company' });

/** Fills every required field. */
async function fill(): Promise<void> {
  type(await screen.findByRole('textbox', { name: /Company Name/ }), 'Northwind Logistics');
  type(box(/Location Name/), 'Headquarters');
  type(box(/Street Address 1/, 'First Location'), '2861 Canal Street');
  type(box(/City/, 'First Location'), 'Tucson');
  const first = within(screen.getByRole('region', { name: 'First Location' }));
  type(first.getByRole('combobox', { name: /State/ }), 'AZ');
  type(box(/Zip/, 'First Location'), '85701');
  type(box(/Location Phone/), '(520) 555-0199');
  type(box(/Location Fax/), '5205550148');
  type(box(/DER Full Name/), 'Dana Reyes');
  type(box(/DER Phone/), '5205550101');
  type(box(/DER Email/), 'dana@northwind.test');
}

test('a company goes out with its first location, phones as digits, blanks as null', async () => {
  const { user, api, location } = open({ CreateCompany: created });
  await fill();

  await user.click(create());

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(location()).toBe(`${companyPaths.list}/7`);
  expect(api.calls('CreateCompany')).toEqual([
    {
      input: {
        companyName: 'Northwind Logistics',
        clientSince: null,
        address: null,
        contactInformation: { mainEmail: null, mainPhoneNumber: null, mainFax: null },
        isMroAllDotResultsRequired: true,
        isMroAllNonDotResultsRequired: false,
        isMroPositiveNonDotResultsOnlyRequired: false,
        location: {
          name: 'Headquarters',
          address: {
            addressLine1: '2861 Canal Street',
            addressLine2: null,
            city: 'Tucson',
            state: 'AZ',
            zip: '85701',
          },
          locationPhone: '5205550199',
          locationFax: '5205550148',
          derInfo: {
            fullName: 'Dana Reyes',
            phoneNumber: '5205550101',
            email: 'dana@northwind.test',
          },
        },
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'Company has been successfully created.',
  );
});

test('a form that the contract refuses is not sent', async () => {
  const { user, api } = open({});
  await screen.findByRole('textbox', { name: /Company Name/ });

  await user.click(create());

  expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThan(8);
  expect(api.sent).toEqual([]);
});

test('a refusal of the server stands on its field, with everything typed still there', async () => {
  const { user } = open({
    CreateCompany: () =>
      refused(
        refusal('COMPANY_NAME_ALREADY_EXISTS', ['companyName']),
        refusal('INVALID_ZIP_CODE', ['location', 'address', 'zip']),
      ),
  });
  await fill();

  await user.click(create());

  await waitFor(() =>
    expect(box(/Company Name/)).toHaveAccessibleDescription(
      'Company with this name already exists.',
    ),
  );
  expect(box(/Zip/, 'First Location')).toHaveAccessibleDescription('This is not a valid zip code.');
  expect(box(/Company Name/)).toHaveFocus();
  expect(box(/DER Full Name/)).toHaveValue('Dana Reyes');
});
