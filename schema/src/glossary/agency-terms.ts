import type { GlossaryTerm } from './glossary-term.ts';

/** The DOT and its agencies, whose rules say who is tested. */
export const agencyTerms = {
  dot: {
    term: 'DOT',
    long: 'US Department of Transportation',
    says: 'Tests under its rules are kept apart from all others: people of both kinds are never in one random pool.',
    source: '49 CFR 40.13, 40.347',
  },
  dotAgency: {
    term: 'DOT agency',
    says: 'Agency whose rules say who is tested, and how many at random in a year; for drug tests the Coast Guard counts as one.',
    source: '49 CFR 40.3',
  },
  fmcsa: {
    term: 'FMCSA',
    long: 'Federal Motor Carrier Safety Administration',
    says: 'Agency for drivers of commercial motor vehicles.',
    source: '49 CFR part 382',
  },
  faa: {
    term: 'FAA',
    long: 'Federal Aviation Administration',
    says: 'Agency for flight crews, mechanics, dispatchers and others in aviation.',
    source: '14 CFR part 120',
  },
  fra: {
    term: 'FRA',
    long: 'Federal Railroad Administration',
    says: 'Agency for covered service, maintenance-of-way and mechanical employees of railroads.',
    source: '49 CFR part 219',
  },
  fta: {
    term: 'FTA',
    long: 'Federal Transit Administration',
    says: 'Agency for safety-sensitive employees of public transportation.',
    source: '49 CFR part 655',
  },
  phmsa: {
    term: 'PHMSA',
    long: 'Pipeline and Hazardous Materials Safety Administration',
    says: 'Agency for operation, maintenance and emergency response of pipelines.',
    source: '49 CFR part 199',
  },
  uscg: {
    term: 'USCG',
    long: 'United States Coast Guard',
    says: 'Agency for crew members of commercial vessels.',
    source: '46 CFR part 16',
  },
} as const satisfies Record<string, GlossaryTerm>;
