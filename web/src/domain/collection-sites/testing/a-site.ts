/** A collection site as calls answer it, in Austin, that collects hair and breath. */
export const aSite = (code: string, more: object = {}) => ({
  __typename: 'CollectionSite',
  siteCode: code,
  siteName: `Clinic ${code}`,
  siteType: 'PREFERRED',
  address: {
    __typename: 'Address',
    addressLine1: '1 Main St',
    addressLine2: null,
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  },
  latitude: 30.27,
  longitude: -97.74,
  distance: 1.3,
  hoursOfOperation: 'Mon-Fri 8:00 AM - 5:00 PM',
  phone: '5125550100',
  fax: null,
  bacDotSupported: false,
  bacNonDotSupported: true,
  isElectronicRequestEnabled: false,
  hairCollectionSupported: true,
  nidaSupported: false,
  oralFluidSupported: false,
  urineObservedSupported: false,
  urinePOCTSupported: false,
  ...more,
});

/** The answer of a search around Austin. */
export const sitesFound = (results: readonly object[]) => ({
  collectionSites: {
    __typename: 'CollectionSitesFound',
    results,
    latitude: 30.27,
    longitude: -97.74,
  },
});
