import { z } from 'zod';
import { LabProvider, Program } from '../common/catalogue-enums.ts';
import { answersOf } from '../core/answers.ts';
import { optional, optionalText, recordId, state, zip } from '../core/fields.ts';

/** Most locations that one pool orders for, as of other nested lists (contract §34). */
const ENTRIES_MAX = 10_000;
const CODES_MAX = 1_000;

/** What a user edits of a lab account of a pool (contract §25). */
const labAccountFields = {
  labAccountLocationId: recordId().describe('Lab account of the location, once in a pool.'),
  locationId: recordId().describe(
    'Location whose people it is for; the one of the pool, or any of its company when it spans locations.',
  ),
  labSiteCode: optionalText().describe(
    'Collection site of the laboratory; required for electronic orders unless collected on site or by a third party.',
  ),
  zipCode: optional(zip()).describe('Zip code near which the collection site was searched for.'),
  testCodes: z
    .array(recordId())
    .max(CODES_MAX)
    .default([])
    .describe(
      'Ids of the test codes that are ordered; required for electronic orders, and one alone where the laboratory takes no more.',
    ),
  isThirdPartyCollectionSite: z
    .boolean()
    .default(false)
    .describe('Whether a third party collects, whose address is given.'),
  isCollectedOnSite: z
    .boolean()
    .default(false)
    .describe('Whether specimens are collected at the location itself.'),
  collectionSiteName: optionalText().describe('Third-party site: name, required there.'),
  collectionSiteAddress1: optionalText().describe('Third-party site: street, required there.'),
  collectionSiteAddress2: optionalText().describe('Third-party site: second line of the address.'),
  collectionSiteCity: optionalText().describe('Third-party site: city, required there.'),
  collectionSiteState: optional(state()).describe('Third-party site: state, required there.'),
  collectionSiteZip: optional(zip()).describe('Third-party site: zip code, required there.'),
};

export const PoolLabAccountInput = z.object(labAccountFields).meta({
  id: 'PoolLabAccountInput',
  description: 'A lab account that a pool orders from.',
});

const panelFields = {
  testPanelId: recordId().describe('Instant test panel of the location.'),
  locationId: optional(recordId()).describe(
    'Location whose people it is for; required when the pool spans locations, else the one of the pool.',
  ),
};

export const PoolTestPanelInput = z.object(panelFields).meta({
  id: 'PoolTestPanelInput',
  description: 'An instant test panel that a pool uses.',
});

/** What a pool orders beside the kind of order, as it is sent. */
export const orderingFields = {
  labAccounts: z
    .array(PoolLabAccountInput)
    .max(ENTRIES_MAX)
    .default([])
    .describe('Lab accounts of electronic and paper orders; ignored otherwise.'),
  testPanels: z
    .array(PoolTestPanelInput)
    .max(ENTRIES_MAX)
    .default([])
    .describe('Panels of instant tests, one for each location; ignored otherwise.'),
};

export const PoolLabAccount = z
  .object({
    ...answersOf(labAccountFields),
    locationName: z.string().describe('Name of the location.'),
    provider: LabProvider.describe('Laboratory.'),
    masterAccountId: z.string().describe('Number of the account at the laboratory.'),
    subAccountId: z.string().describe('Number of the location at the laboratory.'),
    program: Program.describe('Program whose tests are ordered.'),
    masterAccountTypeName: z.string().describe('Name of the specimen type.'),
    testCodeNames: z
      .array(z.string())
      .describe('The test codes as the laboratory calls them, in the order of `testCodes`.'),
  })
  .meta({ id: 'PoolLabAccount', description: 'A lab account that a pool orders from.' });
export type PoolLabAccount = z.output<typeof PoolLabAccount>;

const PoolTestPanel = z
  .object({
    ...answersOf(panelFields),
    testPanelName: z.string().describe('Name of the panel.'),
    locationName: z.string().nullable().describe('Name of the location.'),
  })
  .meta({ id: 'PoolTestPanel', description: 'An instant test panel that a pool uses.' });
export type PoolTestPanel = z.output<typeof PoolTestPanel>;

/** What a pool orders, as it is answered. */
export const orderingAnswers = {
  labAccounts: z
    .array(PoolLabAccount)
    .describe('Lab accounts of electronic and paper orders, by location.'),
  testPanels: z.array(PoolTestPanel).describe('Panels of instant tests, by location.'),
};
