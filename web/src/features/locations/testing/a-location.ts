import type { LocationPartsFragment } from '../location.generated.ts';

const unit = (id: string, name: string) => ({
  __typename: 'AdministrativeUnit' as const,
  id,
  name,
});

/** A location as the server answers it. */
export const aLocation = (over: Partial<LocationPartsFragment> = {}): LocationPartsFragment => ({
  __typename: 'Location',
  id: '12',
  locationId: '100012',
  name: 'Dallas Terminal',
  isPrimary: false,
  numberOfContacts: 0,
  company: { __typename: 'Company', id: '7', companyName: 'Northwind Logistics' },
  administrativeUnitId: '22',
  region: unit('20', 'Central'),
  area: unit('21', 'Texas Gulf'),
  district: unit('22', 'Dallas'),
  address: {
    __typename: 'Address',
    addressLine1: '865 Industrial Parkway',
    addressLine2: null,
    city: 'Dallas',
    state: 'TX',
    zip: '75201',
  },
  locationPhone: '2145550184',
  locationFax: '2145550144',
  locationManagerInfo: {
    __typename: 'Person',
    fullName: 'Victor Carter',
    phoneNumber: null,
    email: null,
  },
  derInfo: {
    __typename: 'RequiredPerson',
    fullName: 'Monica Turner',
    phoneNumber: '2145550157',
    email: 'monica@northwind.test',
  },
  clients: [
    { __typename: 'Client', id: '1', name: 'Acme' },
    { __typename: 'Client', id: '2', name: 'Globex' },
  ],
  mroResultType: null,
  version: 4,
  viewerCanUpdate: true,
  viewerCanDelete: true,
  ...over,
});

const node = (id: string, name: string, children: object[] = []) => ({
  __typename: 'AdministrativeUnit',
  id,
  name,
  children,
});

/** The hierarchy that the location stands in: two regions, of which one has areas and districts. */
export const aUnitTree = () => ({
  administrativeUnitTree: [
    node('20', 'Central', [
      node('21', 'Texas Gulf', [node('22', 'Dallas'), node('23', 'Houston')]),
      node('24', 'Plains'),
    ]),
    node('30', 'West'),
  ],
});
