import { z } from 'zod';
import { Address } from '../common/contact.ts';
import { idParam, zip } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { collectionServices } from './collection-services.ts';

export const SiteType = wordedEnum(
  {
    PSC: 'Patient service center of the laboratory itself, shown as "PSC".',
    PREFERRED: 'Site of the preferred network, shown as "PN".',
    THIRD_PARTY: 'Site of somebody else, shown as "3rd Party".',
  },
  { id: 'SiteType', description: 'Whose collection site it is.' },
);

export type SiteType = z.output<typeof SiteType>;

export const CollectionService = wordedEnum(collectionServices, {
  id: 'CollectionService',
  description:
    'What a collection site does beyond non-DOT urine and paper forms, which all of them take.',
});
export type CollectionService = z.output<typeof CollectionService>;

const does = (what: string) => z.boolean().describe(`Whether the site ${what}.`);

export const CollectionSite = z
  .object({
    siteCode: z.string().describe('Code of the site as the laboratory writes it.'),
    siteName: z.string().describe('Name of the site.'),
    siteType: SiteType.describe('Whose site it is.'),
    address: Address.describe('Where it is.'),
    latitude: z.number().describe('Degrees north, to be shown on a map.'),
    longitude: z.number().describe('Degrees east; west is negative.'),
    distance: z
      .number()
      .describe('Miles from the middle of the zip code that was asked for, to one decimal.'),
    distanceMiles: z
      .number()
      .describe('The same distance to three decimals, by which the sites are in order.'),
    hoursOfOperation: z.string().nullable().describe('When it is open, as the site says it.'),
    phone: z.string().nullable().describe('Phone, 10 digits.'),
    fax: z.string().nullable().describe('Fax, 10 digits.'),
    bacDotSupported: does('does breath alcohol tests under DOT rules'),
    bacNonDotSupported: does('does breath alcohol tests outside of DOT rules'),
    isElectronicRequestEnabled: does('takes electronic orders'),
    hairCollectionSupported: does('collects hair'),
    nidaSupported: does('collects for federal (DOT) tests'),
    oralFluidSupported: does('collects oral fluid'),
    urineObservedSupported: does('collects urine under observation'),
    urinePOCTSupported: does('does instant urine tests'),
  })
  .meta({
    id: 'CollectionSite',
    description: 'A place where specimens are collected, with its distance from a zip code.',
  });
export type CollectionSite = z.output<typeof CollectionSite>;

/** `HAIR,DOT` as a list. */
const splitList = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((each) => each !== '') : value;

const forElectronicOrder = z
  .enum(['true', 'false'])
  .optional()
  .describe('True: only sites that take electronic orders. False and left out: all sites.');

/** What sites are searched by for a lab account of a location. */
export const LabSiteParams = z.object({
  id: idParam().describe('The lab account of the location.'),
  /* Checked by the call: a path that is refused by its form alone names nothing, and is a 404. */
  zip: z.string().describe('Zip code to search around: 5 digits, or 5+4 of which the 5 count.'),
});
export const LabSiteSearch = z.object({ isElectronicOrder: forElectronicOrder });

/** What sites are searched by (contract §14; C s5: the zip code is required). */
export const CollectionSiteSearch = z.object({
  zip: zip().describe('Zip code to search around: 5 digits, or 5+4 of which the 5 count.'),
  isElectronicOrder: forElectronicOrder,
  services: z
    .preprocess(splitList, z.array(CollectionService).max(20).optional())
    .describe('Only sites that do all of these; separated by commas.'),
});
export type CollectionSiteSearch = z.output<typeof CollectionSiteSearch>;

/** Answer of a search by zip code. */
export const CollectionSitesFound = z
  .object({
    results: z.array(CollectionSite).describe('The nearest sites within 100 miles, at most 50.'),
    total: z.int().nonnegative().describe('How many are answered; with 50 there can be more.'),
    latitude: z.number().describe('Degrees north of the middle of the zip code.'),
    longitude: z.number().describe('Degrees east of the middle of the zip code.'),
  })
  .meta({
    id: 'CollectionSitesFound',
    description: 'The collection sites nearest to a zip code, and where that is.',
  });
export type CollectionSitesFound = z.output<typeof CollectionSitesFound>;
