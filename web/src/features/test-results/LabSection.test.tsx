import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { LabSection } from './LabSection.tsx';
import type { TestResultPartsFragment } from './test-result.generated.ts';

type Order = NonNullable<TestResultPartsFragment['labOrder']>;

const order: Partial<Order> = {
  orderNumber: 'A000000017',
  labOrderType: 'ELECTRONIC_ORDER',
  testType: 'DRUG',
  orderedAt: '2026-11-24T15:00:00.000Z',
  testCodes: [{ __typename: 'OrderedTestCode', id: '1', testCode: '790600', name: '5-Panel' }],
  isComboOrder: false,
  testNames: ['5-Panel', '80100'],
  comboBreathTestCodes: [],
  collectedOnSite: false,
  thirdPartyCollected: false,
};

/** What the section says, by its labels, of an order that differs so. */
function shown(different: Partial<Order>): Record<string, string> {
  const test_ = { provider: 'LabCorp', labOrder: { ...order, ...different } };
  renderUi(<LabSection {...(test_ as TestResultPartsFragment)} />);
  const section = within(screen.getByRole('region', { name: 'Lab Information' }));
  const values = section.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    section.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at] ?? '']),
  );
}

test('an order with breath says what is tested of it, and who directed the test how to reach', () => {
  const texts = shown({
    isComboOrder: true,
    testNames: ['5-Panel', '80100', 'Breath Alcohol'],
    comboBreathTestCodes: [
      { __typename: 'OrderedTestCode', id: '9', testCode: '920', name: 'Breath Alcohol' },
    ],
    employeeFullName: 'James Dawson',
    employeePhone: '4045550158',
    directedBy: {
      __typename: 'DirectedBy',
      fullName: 'Ada Long',
      title: 'Dispatcher',
      phone: '4045550199',
      at: '2026-11-24T14:00:00.000Z',
    },
  });

  expect(texts).toMatchObject({
    // A code that was typed from a report and that the catalog lacks stands beside those of the catalog.
    'Test Codes': '790600 5-Panel, 80100',
    'Breath Alcohol': '920 Breath Alcohol',
    DER: 'James Dawson',
    'DER Phone': '(404) 555-0158',
  });
  expect(texts['Directed By']).toMatch(/^Ada Long, Dispatcher, \(404\) 555-0199, /);
});

const address = {
  __typename: 'Address' as const,
  addressLine1: '9 Mill Rd',
  addressLine2: null,
  city: 'Macon',
  state: 'GA',
  zip: '31201',
};

test.each<{ label: string; text: string; of: Partial<Order> }>([
  { label: 'Collection Site', text: 'Collected on Site', of: { collectedOnSite: true } },
  {
    label: 'Third-party Collection Site',
    text: 'Mill Clinic, 9 Mill Rd, Macon, GA 31201',
    of: {
      thirdPartyCollected: true,
      thirdPartySiteAddressName: 'Mill Clinic',
      thirdPartySiteAddress: address,
    },
  },
  {
    label: 'Collection Site',
    text: 'Main Street Collections',
    of: {
      siteData: {
        __typename: 'OrderSite',
        siteName: 'Main Street Collections',
        primaryPhoneNumber: null,
      },
    },
  },
])('the place of the collection is told: $text', ({ label, text, of }) => {
  expect(shown(of)[label]).toBe(text);
});
