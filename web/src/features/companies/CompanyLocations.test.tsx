import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { CompanyLocations } from './CompanyLocations.tsx';

test('the first locations of a company are read, and more are added', async () => {
  const location = (id: number) => ({
    __typename: 'Location',
    id: String(id),
    locationId: String(100_000 + id),
    name: `Depot ${id}`,
    isPrimary: id === 1,
    address: { __typename: 'Address', city: 'Tucson', state: 'AZ' },
    locationManagerInfo: { __typename: 'Person', fullName: null },
    region: null,
    area: null,
    district: null,
  });
  fakeApi({
    CompanyLocations: ({ offset = 0 }) => ({
      company: {
        __typename: 'Company',
        id: '7',
        locations: {
          __typename: 'LocationPage',
          totalCount: 12,
          nodes: Array.from({ length: offset === 0 ? 10 : 2 }, (_, index) =>
            location(offset + index + 1),
          ),
        },
      },
    }),
  });
  const element = <CompanyLocations companyId="7" companyName="Northwind Logistics" />;
  const { user } = renderScreen({ routes: [{ path: '/', element }], at: '/' });

  expect(await screen.findByText('Showing 10 of 12')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load More' }));

  expect(await screen.findByText('Showing 12 of 12')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Depot 12' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});
