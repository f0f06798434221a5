import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { collectionServices } from '@assay/schema/collection-sites/collection-services';
import { keysOf } from '@assay/schema/core/keys-of';
import type { SiteType } from '../../gql/schema.generated.ts';
import type { CollectionSiteFragment } from './collection-sites.generated.ts';

/** Nothing was found around a zip code (C s8). */
export const NO_SITE = 'No results found for selected zip code';

/** What stands before the name of a site (C s9). */
export const sitePrefixes: Readonly<Record<SiteType, string>> = {
  PSC: 'PSC',
  PREFERRED: 'PN',
  THIRD_PARTY: '3rd Party',
};

/** The key of services, in its order (C s9). */
const serviceKeys: Readonly<Record<CollectionService, string>> = {
  HAIR: 'H',
  ELECTRONIC_ORDER: 'EO',
  DOT: 'DOT',
  INSTANT: 'INS',
  ORAL_FLUID: 'OF',
  OBSERVED_URINE: 'OBS',
  BREATH_ALCOHOL: 'BAT',
};

export interface ServiceWords {
  service: CollectionService;
  key: string;
  name: string;
}

export const allServices: readonly ServiceWords[] = keysOf(serviceKeys).map((service) => ({
  service,
  key: serviceKeys[service],
  name: collectionServices[service],
}));

const does: Readonly<Record<CollectionService, (site: CollectionSiteFragment) => boolean>> = {
  HAIR: (site) => site.hairCollectionSupported,
  ELECTRONIC_ORDER: (site) => site.isElectronicRequestEnabled,
  DOT: (site) => site.nidaSupported,
  INSTANT: (site) => site.urinePOCTSupported,
  ORAL_FLUID: (site) => site.oralFluidSupported,
  OBSERVED_URINE: (site) => site.urineObservedSupported,
  BREATH_ALCOHOL: (site) => site.bacDotSupported || site.bacNonDotSupported,
};

/** What a site does beyond non-DOT urine and paper forms. */
export const servicesOf = (site: CollectionSiteFragment): readonly ServiceWords[] =>
  allServices.filter(({ service }) => does[service](site));

/** "0.7 mi" */
export const milesText = ({ distance }: Pick<CollectionSiteFragment, 'distance'>): string =>
  `${distance.toFixed(1)} mi`;
