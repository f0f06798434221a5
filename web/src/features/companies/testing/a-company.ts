import type { CompanyPartsFragment } from '../company.generated.ts';

/** A company as the server answers it. */
export const aCompany = (over: Partial<CompanyPartsFragment> = {}): CompanyPartsFragment => ({
  __typename: 'Company',
  id: '7',
  companyName: 'Northwind Logistics',
  clientSince: '2019-10-28',
  address: {
    __typename: 'Address',
    addressLine1: '2861 Canal Street',
    addressLine2: null,
    city: 'Tucson',
    state: 'AZ',
    zip: '85701',
  },
  contactInformation: {
    __typename: 'CompanyContact',
    mainEmail: 'safety@northwind.test',
    mainPhoneNumber: '5205550199',
    mainFax: null,
  },
  isMroAllDotResultsRequired: true,
  isMroAllNonDotResultsRequired: false,
  isMroPositiveNonDotResultsOnlyRequired: false,
  numberOfUsers: 31,
  numberOfRegions: 3,
  numberOfAreas: 6,
  numberOfDistricts: 12,
  numberOfLocations: 40,
  version: 4,
  viewerCanUpdate: true,
  viewerCanDelete: true,
  ...over,
});
