import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { DonorTests } from './DonorTests.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the days of a test are those of its reader, as in the bundle of the file', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  const element = (
    <DonorTests
      tests={[
        {
          __typename: 'DonorTest',
          testResultId: '7',
          testCaseId: '8',
          program: 'NON_DOT',
          testingAgency: null,
          reasonForTest: 'RANDOM',
          testType: 'LAB',
          specimenType: 'URINE',
          locationName: 'Mobile Terminal',
          countedOn: '2026-03-04',
          collectedAt: '2026-03-05T03:03:00.000Z',
          releasedAt: '2026-03-08T04:41:00.000Z',
          testStatus: 'MRO_VERIFIED',
          resultType: 'RESULT_NEGATIVE',
          positiveDrugs: null,
        },
      ]}
    />
  );
  renderScreen({ routes: [{ path: '/', element }], at: '/' });

  expect(screen.getByRole('cell', { name: '03/04/2026' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '03/07/2026' })).toBeVisible();
});
