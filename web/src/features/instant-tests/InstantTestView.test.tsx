import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rememberSignature } from '../../components/signature/use-applied-signature.ts';
import { choicesAnswer } from '../../components/testing/choices-answer.ts';
import { chooseFound } from '../../components/testing/choose.ts';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { firstValues } from './first-values.ts';
import type { InstantTestValues } from './instant-test-form.ts';
import { InstantTestView } from './InstantTestView.tsx';
import type { InstantTestStart } from './start-instant-test.ts';

const SIGNATURE = '5c1f6f0e-7d4b-4f3a-9a53-0f0b5f3e9d11';
const COLLECTOR = '0d9f8a52-3c1b-4e77-8a60-5b2f9c7e1d34';

/* Nothing is fetched of a signature that was given on this page. */
for (const id of [SIGNATURE, COLLECTOR]) rememberSignature(id, new Blob(['png']));

/** Two places of two companies: one with a client and a signature of the donor, one where consent is by word. */
const locations = {
  '7': { name: 'Atlanta Garage', company: '1', clients: [{ id: '9', name: 'Harbor Freight' }] },
  '8': { name: 'Boston Depot', company: '2', clients: [] },
} as const;
type LocationId = keyof typeof locations;

const panelOf = (id: string, specimenTypeId: string) => ({
  __typename: 'LocationTestPanel',
  id,
  testPanel: {
    __typename: 'TestPanel',
    id,
    panelId: `CUP-${id}`,
    name: 'Cup',
    specimenTypeId,
    drugAdulterantsData: [],
  },
});

const placeOf = (locationId: LocationId) => {
  const { name, company, clients } = locations[locationId];
  return {
    location: {
      __typename: 'Location',
      id: locationId,
      name,
      clients: clients.map((client) => ({ __typename: 'Location', ...client })),
      company: { __typename: 'Company', id: company, companyName: `Company ${company}` },
    },
  };
};

const settings = viewerAnswer().viewer.settings;
const collector = { ...viewerAnswer({ type: 'CLIENT' }).viewer.profile };

/** The entry with a draft that lacks the donor's signature alone. */
async function open(
  typed: { locationId: number; donorSignature?: string; client?: number },
  errors: readonly object[] = [],
) {
  const blank = firstValues(
    { draftName: '', draft: null, participant: null, isPrefillLost: false },
    { fullName: 'Denise Hughes', companyId: 1 },
  );
  const values: InstantTestValues = {
    ...blank,
    locationId: typed.locationId,
    client: typed.client ?? '',
    donor: {
      ...blank.donor,
      firstName: 'Robin',
      lastName: 'Quick',
      primaryIdType: 'EMPLOYEE_ID',
      primaryId: 'E-100',
      reasonForTest: 'RANDOM',
    },
    testResult: {
      ...blank.testResult,
      specimenTypeId: 1,
      testPanelId: 20,
      lot: 'LOT-7',
      expireAt: `${new Date().getFullYear() + 1}-12-31`,
      collectedAt: '2026-01-02T10:00:00.000Z',
      collectorSignature: COLLECTOR,
      donorSignature: typed.donorSignature ?? '',
    },
  };
  const start: InstantTestStart = {
    draftName: 'instant-test.new',
    draft: { values, savedAt: '2026-01-02T10:05:00.000Z' },
    participant: null,
    isPrefillLost: false,
  };
  const api = fakeApi({
    InstantTestPlace: (asked) => placeOf(asked['locationId'] ?? '7'),
    InstantTestPanels: () => ({
      locationTestPanels: {
        __typename: 'LocationTestPanelPage',
        nodes: [panelOf('20', '1'), panelOf('21', '2')],
        hasNextPage: false,
      },
    }),
    InstantTestSettings: (asked) => ({
      companyTestingSettings: {
        __typename: 'CompanyTestingSettings',
        primaryTypeSettings: 'ALL',
        consentVerbal: asked['companyId'] === locations['8'].company,
      },
    }),
    LocationChoices: choicesAnswer(
      ...Object.entries(locations).map(([value, { name: label }]) => ({ value, label })),
    ),
    ValidateInstantTestFirstForm: () => ({
      validateInstantTestFirstForm: { __typename: 'ValidationPayload', errors },
    }),
  });
  const { user } = renderScreen({
    routes: [{ path: '/', loader: () => start, Component: InstantTestView }],
    at: '/',
    featureFlags: ['MD111', 'MD20'],
    viewer: { profile: collector, settings },
  });
  await screen.findByRole('option', { name: 'Cup, CUP-20' });
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  const checked = () => api.calls('ValidateInstantTestFirstForm');
  return { user, next, checked };
}

const panel = () => screen.getByRole('combobox', { name: /Instant Test Panel/ });
const byWord = () => screen.queryByRole('checkbox', { name: /Consent received verbally/ });
const secondStep = () => screen.findByRole('group', { name: /^Step 2/ });

test('where consent is by word nobody is asked for the signature of the donor, and the test says so', async () => {
  const { next, checked } = await open({ locationId: 8 });
  expect(byWord()).toBeNull();
  expect(await screen.findByText(/^Nobody signs/)).toBeInTheDocument();

  await next();

  await secondStep();
  expect(checked()).toMatchObject([
    { id: '8', input: { donor: { isVerbalConsent: true }, testResult: { donorSignature: null } } },
  ]);
});

test('at another place consent is again what was chosen for it', async () => {
  const { user, next, checked } = await open({ locationId: 8 });

  await chooseFound(user, 'Location', 'Atlanta Garage');

  await waitFor(() => expect(byWord()).not.toBeChecked());
  await user.selectOptions(panel(), '20');
  await next();
  const pad = screen.getByRole('group', { name: 'Donor signature' });
  await waitFor(() => expect(pad).toHaveTextContent('Save a signature before submitting.'));
  expect(checked()).toEqual([]);
  await user.click(byWord() as HTMLElement);
  await next();
  await secondStep();
  expect(checked()).toMatchObject([{ input: { donor: { isVerbalConsent: true } } }]);
});

test('client and panel of another location are not sent', async () => {
  const { user, next, checked } = await open({
    locationId: 7,
    client: 9,
    donorSignature: SIGNATURE,
  });
  expect(screen.getByRole('combobox', { name: /Test for Client/ })).toHaveValue('9');

  await chooseFound(user, 'Location', 'Boston Depot');

  await screen.findByText(/^Nobody signs/);
  await screen.findByRole('option', { name: 'Cup, CUP-20' });
  await next();
  await waitFor(() => expect(panel()).toHaveAccessibleDescription('This field is required.'));
  await user.selectOptions(panel(), '20');
  await next();
  await secondStep();
  expect(checked()).toMatchObject([{ id: '8', input: { client: null } }]);
});

test('a panel goes with the specimen type that it tests', async () => {
  const { user, next, checked } = await open({ locationId: 7, donorSignature: SIGNATURE });

  await user.selectOptions(screen.getByRole('combobox', { name: /Specimen Type/ }), '2');

  await next();
  await waitFor(() => expect(panel()).toHaveAccessibleDescription('This field is required.'));
  expect(checked()).toEqual([]);
});

/** A server that takes an upload once it is told to. */
function holdUpload(): () => void {
  const requests: EventTarget[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 201;
    responseText = JSON.stringify({ id: 'b0f6a1de-2c57-4b0e-8f0a-9d1f9a3f7c55' });
    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader = () => 'application/json';
    abort(): void {}
    send(): void {
      requests.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return () => requests.forEach((each) => each.dispatchEvent(new Event('load')));
}

test('an attachment arrives, and keeps its name, while the first step is looked at again', async () => {
  const arrive = holdUpload();
  const { user, next } = await open({ locationId: 8 });
  await screen.findByText(/^Nobody signs/);
  await next();
  await secondStep();
  const photo = new File([new Uint8Array(3)], 'device.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('files', { selector: 'input' }), photo);
  expect(await screen.findByText('device.png: sending…')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  arrive();
  await next();

  await secondStep();
  expect(await screen.findByText('device.png')).toBeInTheDocument();
});

test('a refusal of a field that is not on the screen is said above the form', async () => {
  const { next } = await open({ locationId: 8, client: 9 }, [
    refusal('RESOURCE_NOT_FOUND', ['client']),
  ]);

  await next();

  expect(await screen.findByText(/^Test for Client: /)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: /^Step 1/ })).toBeInTheDocument();
});
