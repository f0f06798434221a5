import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { companyLinks, myCompanyLinks, type CompanyLinks } from './company-record.ts';
import { useCompanyTabs } from './use-company-tabs.ts';

const Tabs = ({ links }: { links: CompanyLinks }) =>
  useCompanyTabs(links).map(({ label }) => <li key={label}>{label}</li>);

const tabsOf = (links: CompanyLinks, permissions: readonly Permission[], flags: string[] = []) => {
  fakeApi({});
  const element = <Tabs links={links} />;
  renderScreen({ routes: [{ path: '/', element }], at: '/', permissions, featureFlags: flags });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test.each([
  [
    ['READ_ALL_LOCATIONS', 'FE_VIEW_COMPANY_TEST_POOLS'],
    ['Profile', 'Locations', 'Test Pools', 'Consortium Pools'],
  ],
  [['READ_ALL_LOCATIONS'], ['Profile', 'Locations']],
  [['MANAGE_TEST_POOL_MEMBERS'], ['Profile', 'Test Pools']],
  [
    ['READ_ALL_LOCATIONS', 'READ_ALL_CONTACTS', 'FE_VIEW_MY_LOCATION'],
    ['Profile', 'Locations', 'My Location', 'Contacts'],
  ],
] as const)('the own company has for %j the tabs %j', (permissions, tabs) => {
  expect(tabsOf(myCompanyLinks, permissions)).toEqual(tabs);
});

test('the locations that a manager has are called as the feature flag says', () => {
  expect(tabsOf(myCompanyLinks, ['FE_VIEW_MY_LOCATION'], ['MY_LOCATIONS'])).toEqual([
    'Profile',
    'My Locations',
  ]);
});

test('a company among others has no tab for what the viewer manages', () => {
  expect(tabsOf(companyLinks('7'), ['READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION'])).toEqual([
    'Profile',
    'Locations',
  ]);
});
