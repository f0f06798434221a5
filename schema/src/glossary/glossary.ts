import { agencyTerms } from './agency-terms.ts';
import type { GlossaryTerm } from './glossary-term.ts';

/** The words that screens explain, the Help page lists, and `docs/words-explained.md` repeats, by a short key. */
export const glossary = {
  der: {
    term: 'DER',
    long: 'Designated employer representative',
    says: 'Employee of the employer who receives test results and removes people from safety-sensitive work at once.',
    source: '49 CFR 40.3',
  },
  mro: {
    term: 'MRO',
    long: 'Medical review officer',
    says: 'Licensed physician who receives the results of laboratories and looks for legitimate medical explanations before they are released.',
    source: '49 CFR 40.3',
  },
  tpa: {
    term: 'TPA',
    long: 'Third-party administrator',
    says: 'Service agent that provides or coordinates drug and alcohol testing for employers.',
    source: '49 CFR 40.3',
  },
  consortium: {
    term: 'Consortium',
    says: 'Several employers whose people are tested at random in one program.',
    source: '49 CFR 40.3',
  },
  ctpa: {
    term: 'C/TPA',
    long: 'Consortium or third-party administrator',
    says: 'Who provides or coordinates tests for employers under the rules of the DOT, groups of employers that join together among them.',
    source: '49 CFR 40.3',
  },
  sap: {
    term: 'SAP',
    long: 'Substance abuse professional',
    says: 'Person who evaluates somebody who violated the rules and recommends education, treatment and follow-up tests.',
    source: '49 CFR 40.3',
  },
  bat: {
    term: 'BAT',
    long: 'Breath alcohol technician',
    says: 'Person trained to assist in an alcohol test and to operate the breath testing device.',
    source: '49 CFR 40.3',
  },
  donor: {
    term: 'Donor',
    says: 'Person who gives a specimen; the rules of the DOT call the same person an employee.',
    source: '49 CFR 40.3',
  },
  collector: {
    term: 'Collector',
    says: 'Person who instructs and assists the donor, receives the specimen, and fills in the custody and control form.',
    source: '49 CFR 40.3',
  },
  ccf: {
    term: 'CCF',
    long: 'Custody and control form',
    says: 'Form that travels with a specimen and says in whose hands it was from the collection to the laboratory.',
    source: '49 CFR 40.45',
  },
  specimen: {
    term: 'Specimen',
    says: 'Fluid, breath or other material that is collected from a donor for a test.',
    source: '49 CFR 40.3',
  },
  splitSpecimen: {
    term: 'Split specimen',
    says: 'Second part of a specimen, kept for a test by another laboratory if the donor asks for it within 72 hours of being told of a verified result.',
    source: '49 CFR 40.171',
  },
  cutoff: {
    term: 'Cutoff',
    says: 'Concentration of a drug from which on a laboratory reports it as found.',
    source: '49 CFR 40.85, 40.91',
  },
  dilute: {
    term: 'Dilute',
    says: 'Specimen with less of what the body puts into it than is expected of human urine.',
    source: '49 CFR 40.3',
  },
  adulterated: {
    term: 'Adulterated',
    says: 'Specimen that was altered, with a substance that is not in it by nature or in such a concentration.',
    source: '49 CFR 40.3',
  },
  substituted: {
    term: 'Substituted',
    says: 'Specimen that is not consistent with a normal human specimen, and counts as a refusal to test.',
    source: '49 CFR 40.3',
  },
  verified: {
    term: 'Verified result',
    says: 'Result of a laboratory that the MRO has reviewed and determined; nobody but MRO staff knows it before.',
    source: '49 CFR 40.3, 40.97(c)',
  },
  refusal: {
    term: 'Refusal to test',
    says: 'Not appearing, leaving, not providing a specimen, or otherwise not cooperating; it has the consequences of a violation.',
    source: '49 CFR 40.191',
  },
  canceled: {
    term: 'Canceled test',
    says: 'Test with a problem that could not be or was not corrected; it is neither positive nor negative and counts for no rate.',
    source: '49 CFR 40.3',
  },
  poct: {
    term: 'POCT',
    long: 'Point-of-collection test',
    says: 'Test that is read on the spot; it is not authorized where the rules of the DOT hold.',
    source: '49 CFR 40.210',
  },
  panel: {
    term: 'Panel',
    says: 'Product with which an instant test is made, with the substances that it tests for.',
  },
  preliminaryPositive: {
    term: 'Preliminary positive',
    says: 'Outcome of an instant test that is not negative, until it is confirmed by a laboratory or completed without a confirmation.',
  },
  confirmation: {
    term: 'Confirmation',
    says: 'Test of a laboratory for a donor whose instant test is not negative.',
  },
  ...agencyTerms,
  pool: {
    term: 'Pool',
    says: 'People that random selections are drawn from, each with the same chance in each draw.',
    source: '49 CFR 382.305',
  },
  run: {
    term: 'Run',
    long: 'Selection run',
    says: 'One draw from a pool, with what anybody needs to check who was drawn, and how.',
  },
  randomRate: {
    term: 'Random rate',
    says: 'Part of the average number of people in a pool who have to be tested at random in a year.',
    source: '49 CFR 382.305',
  },
  oversampling: {
    term: 'Oversampling',
    says: 'How many more are drawn than are needed, in percent, since some will be excused or not be there.',
  },
  alternate: {
    term: 'Alternate',
    says: 'Member drawn beyond the number that is needed, who stands in, in the order drawn, for somebody who cannot be tested.',
  },
  ytd: {
    term: 'Year to date',
    says: 'Tests completed in this year of the program, as a part of the average number of members.',
  },
  forecast: {
    term: 'Forecast',
    says: 'Tests at the end of the program if it goes on as before.',
  },
  prorated: {
    term: 'Prorated',
    says: 'For a program that begins during the year: the part of the yearly rate for the selection periods that are left.',
  },
  mis: {
    term: 'MIS report',
    long: 'Management information system report',
    says: 'Yearly summary of the tests of an employer, in the form that the DOT prescribes.',
    source: '49 CFR 40.26',
  },
} as const satisfies Record<string, GlossaryTerm>;

export type GlossaryKey = keyof typeof glossary;
