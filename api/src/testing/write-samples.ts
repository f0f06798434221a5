import { manualResultSamples } from './manual-result-samples.ts';
import { mroReviewSamples } from './mro-review-samples.ts';
import { labOrderSamples } from './lab-order-samples.ts';
import { instantTestSamples } from './instant-test-samples.ts';
import { acknowledgmentSamples } from './acknowledgment-samples.ts';
import { resultImportSamples } from './result-import-samples.ts';
import { testResultSamples } from './test-result-samples.ts';
import type { routeTable } from '@assay/schema/routes';
import { donorFileSamples } from './donor-file-samples.ts';
import { misReportSamples } from './mis-report-samples.ts';
import { savedReportSamples } from './saved-report-samples.ts';
import { savedViewSamples } from './saved-view-samples.ts';
import { sampleFiles } from '../core/storage/testing/sample-files.ts';
import { tenantInput } from '../modules/tenants/testing/tenant-calls.ts';
import { bulkSchemaSamples } from './bulk-schema-samples.ts';
import { labAccountLocationSamples } from './lab-account-location-samples.ts';
import { laboratorySamples } from './laboratory-samples.ts';
import { labAccountSamples, mroSamples } from './lab-account-samples.ts';
import { profileSamples, sessionSamples } from './session-samples.ts';
import { authenticatorSamples, userAuthenticatorSamples } from './authenticator-samples.ts';
import { grantSamples, userSessionSamples } from './user-access-samples.ts';
import { userSamples } from './user-samples.ts';
import { complianceRuleSamples, complianceSamples } from './compliance-samples.ts';
import { created, edited, fresh, logging, upload, type SamplesOf } from './sample.ts';
import { companySamples } from './company-samples.ts';
import { catalogueSamples } from './catalogue-samples.ts';
import { poolSamples } from './pool-samples.ts';
import { orderRequestSamples } from './order-request-samples.ts';

/** A sample of every call that writes, by the names of the route table; a missing one does not compile. */
export type WriteSamples = {
  [
    G in keyof typeof routeTable as keyof SamplesOf<(typeof routeTable)[G]> extends never
      ? never
      : G
  ]: SamplesOf<(typeof routeTable)[G]>;
};

export const writeSamples: WriteSamples = {
  session: sessionSamples,
  profile: profileSamples,
  tenants: {
    create: logging('tenant.created', () => ({ body: tenantInput(fresh('Sample Testing')) })),
    update: logging('tenant.updated', (world) =>
      edited(world, `/api/tenants/${world.records.tenant}`, { name: fresh('Neighbor') }),
    ),
    remove: logging('tenant.deleted', async (world) => ({
      id: await created(world, '/api/tenants', tenantInput(fresh('Closing Testing'))),
    })),
    updateSettings: logging('tenant.settingsUpdated', () => ({
      body: { BASIC_AUTH_USER: fresh('user') },
    })),
  },
  settings: {
    updateSecurity: logging('settings.updated', () => ({
      body: { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 20 },
    })),
    updateNotifications: logging('settings.updated', () => ({
      body: { EMAIL_NOTIFICATION_RUN_COMPLETED: false },
    })),
    updateBranding: logging('settings.updated', () => ({ body: { TENANT_COLOR: '#0F766E' } })),
    uploadLogo: logging('file.uploaded', () => upload('logo', 'logo.svg', sampleFiles.svg)),
  },
  files: {
    upload: logging('file.uploaded', () =>
      upload('data', 'a.pdf', sampleFiles.pdf, { title: 'Form', docType: 'CCF' }),
    ),
  },
  users: userSamples,
  orderRequests: orderRequestSamples,
  grants: grantSamples,
  userSessions: userSessionSamples,
  authenticator: authenticatorSamples,
  userAuthenticators: userAuthenticatorSamples,
  labAccounts: labAccountSamples,
  labAccountLocations: labAccountLocationSamples,
  bulkSchemas: bulkSchemaSamples,
  mros: mroSamples,
  complianceRules: complianceRuleSamples,
  compliance: complianceSamples,
  /* Looks only. */
  search: { find: logging(null, () => ({ body: { q: 'sample' } })) },
  testResults: testResultSamples,
  manualResults: manualResultSamples,
  mroReviews: mroReviewSamples,
  labOrders: labOrderSamples,
  savedReports: savedReportSamples,
  savedViews: savedViewSamples,
  misReports: misReportSamples,
  donorFiles: donorFileSamples,
  instantTests: instantTestSamples,
  laboratories: laboratorySamples,
  resultImports: resultImportSamples,
  acknowledgments: acknowledgmentSamples,
  ...companySamples,
  ...catalogueSamples,
  ...poolSamples,
};
