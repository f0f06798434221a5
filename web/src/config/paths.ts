const admin = '/dashboard/admin-panel';
const companies = `${admin}/client-companies`;
const company = `${companies}/:companyId`;
const myCompany = `${admin}/my-company`;
const settings = `${admin}/settings`;
const testPools = `${admin}/test-pools`;
const testPool = `${testPools}/:id`;
const tpa = `${admin}/tpa`;
const profile = '/dashboard/profile';
const myLocation = `${admin}/my-location`;

/** Screens of one location below the list that it stands in. */
const locationScreens = <Base extends string>(list: Base) =>
  ({
    list,
    detail: `${list}/:locationId`,
    edit: `${list}/:locationId/edit`,
    testPools: `${list}/:locationId/test-pools`,
  }) as const;

/** The same below a company, where locations are added as well. */
const companyLocationScreens = <Base extends string>(list: Base) =>
  ({
    ...locationScreens(list),
    create: `${list}/create`,
    import: `${list}/import`,
  }) as const;

/**
 * Every path of the portal (P s2, O s2, contract §31): as a route's `path`, and with
 * `generatePath(paths.companies.detail, { companyId })` as a link. No other file spells a path.
 */
export const paths = {
  signIn: '/sign-in',
  tokenVerification: '/token-verification',
  forgotPassword: '/forgot-password',
  setupPassword: '/setup-password',

  dashboard: '/dashboard',
  randomTestPools: '/dashboard/random-test-pools',
  support: '/dashboard/support',
  profile: { view: profile, edit: `${profile}/edit`, changePassword: `${profile}/change-password` },

  adminPanel: admin,
  companies: {
    list: companies,
    create: `${companies}/create`,
    detail: company,
    edit: `${company}/edit`,
    locations: `${company}/locations`,
    testPools: `${company}/test-pools`,
  },
  myCompany: {
    detail: myCompany,
    edit: `${myCompany}/edit`,
    locations: `${myCompany}/locations`,
    testPools: `${myCompany}/test-pools`,
  },
  /** Locations of a company, of the client user's own, and those that the client user manages. */
  locations: {
    ofCompany: companyLocationScreens(`${company}/locations`),
    ofMyCompany: companyLocationScreens(`${myCompany}/locations`),
    mine: locationScreens(myLocation),
  },
  myLocation,
  myLocations: `${admin}/my-locations`,
  users: `${admin}/users`,
  panels: `${admin}/instant-test-panels`,
  additives: `${admin}/additives`,
  testCodes: `${admin}/test-codes`,
  labAccounts: `${admin}/lab-accounts`,
  importSchemas: `${admin}/resultImportSchema`,
  questUpload: `${admin}/questcsvupload`,
  testPools: {
    list: testPools,
    create: `${testPools}/create`,
    detail: testPool,
    edit: `${testPool}/edit`,
    members: `${testPool}/members`,
    createMember: `${testPool}/members/create`,
    editMember: `${testPool}/members/:memberId/edit`,
    importRegulatedMembers: `${testPool}/members/import/regulated`,
    importUnregulatedMembers: `${testPool}/members/import/unregulated`,
    runs: `${testPool}/runs`,
    createRun: `${testPool}/runs/create`,
    run: `${testPool}/runs/:runId`,
  },
  consortiums: `${admin}/consortiums`,
  settings: {
    index: settings,
    security: `${settings}/security`,
    editSecurity: `${settings}/security/edit`,
    notifications: `${settings}/notifications`,
    editNotifications: `${settings}/notifications/edit`,
    custom: `${settings}/custom`,
    editCustom: `${settings}/custom/edit`,
  },
  tpa: {
    list: tpa,
    create: `${tpa}/create`,
    profile: `${tpa}/:id/profile`,
    editProfile: `${tpa}/:id/profile/edit`,
    settings: `${tpa}/:id/settings`,
    editSettings: `${tpa}/:id/settings/edit`,
  },
} as const;
