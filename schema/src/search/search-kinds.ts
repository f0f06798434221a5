/** Kinds of records that the search over everything finds, with the words of their groups. */
export const searchKinds = {
  COMPANY: 'Companies',
  LOCATION: 'Locations',
  TEST_POOL: 'Pools',
  SELECTION_RUN: 'Runs',
  POOL_MEMBER: 'People',
  TEST: 'Tests',
  USER: 'Users',
  CONSORTIUM: 'Consortiums',
  TEST_PANEL: 'Instant test panels',
  DRUG_ADULTERANT: 'Drugs and adulterants',
  TEST_CODE: 'Test codes',
  LAB_ACCOUNT: 'Lab accounts',
} as const;
export type SearchKind = keyof typeof searchKinds;

/** Longest text that can be searched for; whoever pastes more is told. */
export const SEARCH_TEXT_MAX = 200;

/** Most hits of a kind: a few beside those of the others, more where one kind is asked for. */
export const HITS_OF_EACH = 6;
export const HITS_OF_ONE = 30;
