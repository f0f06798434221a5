import { csvOneOf, csvYN } from '../core/csv-cells.ts';
import { defineCsv } from '../core/csv.ts';
import { text } from '../core/fields.ts';
import type { SiteType } from './collection-site.ts';

/** Kinds of sites as laboratories write them. */
const siteTypes = new Map<string, SiteType>([
  ['PSC', 'PSC'],
  ['Preferred', 'PREFERRED'],
  ['ThirdParty', 'THIRD_PARTY'],
]);

const flag = (header: string, what: string, example: 'Y' | 'N') => ({
  header,
  rule: csvYN(),
  description: `Y where the site ${what}. Else N.`,
  example,
});

/** Columns of the file of collection sites that a laboratory mails every night (T s3, contract §23, §25). */
export const labSiteCsv = defineCsv({
  siteCode: {
    header: 'CollectionSiteCode',
    rule: text().transform((code) => code.toUpperCase()),
    description: 'Code of an existing site; each stands in the file once.',
    example: 'AA001',
  },
  siteType: {
    header: 'SiteType',
    rule: csvOneOf(siteTypes),
    description: 'PSC, Preferred or ThirdParty.',
    example: 'PSC',
  },
  isTemporarilyClosed: flag('TempClosed', 'is closed for a time: searches do not find it', 'N'),
  nida: flag('NIDACollection', 'collects for federal (DOT) tests', 'Y'),
  sap: flag('SAPCollection', 'does SAP collections', 'N'),
  observed: flag('ObservedCollection', 'collects urine under observation', 'N'),
  hair: flag('HairCollection', 'collects hair', 'Y'),
  oralFluid: flag('OralFluidCollection', 'collects oral fluid', 'N'),
  bfw: flag('BFW', 'does BFW; stored as given', 'N'),
  bfwBiometrics: flag('BFWBiometrics', 'does BFW biometrics; stored as given', 'N'),
  electronicCcf: flag('ElectronicCCF', 'takes electronic orders', 'Y'),
  regulatedElectronicCcf: flag(
    'RegulatedElectronicCCF',
    'takes electronic orders for federal (DOT) tests',
    'N',
  ),
  breathAlcohol: flag(
    'eBreathAlcohol',
    'does breath alcohol tests; with SAPCollection or RegulatedElectronicCCF also under DOT rules',
    'N',
  ),
  hrsElectronicCcf: flag(
    'HRSElectronicCCFFlag',
    'takes HRS electronic orders; stored as given',
    'N',
  ),
  urinePoct: flag('UrinePOCTCollection', 'does instant urine tests', 'N'),
  oralFluidPoct: flag(
    'OralFluidPOCTCollection',
    'does instant oral fluid tests; stored as given',
    'N',
  ),
});
