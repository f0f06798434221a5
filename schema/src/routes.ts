import { withReports } from './core/report.ts';
import type { Route } from './core/route.ts';
import { acknowledgmentRoutes } from './acknowledgments/acknowledgment.routes.ts';
import { administrativeUnitRoutes } from './administrative-units/administrative-unit.routes.ts';
import { bulkSchemaRoutes } from './bulk-schemas/bulk-schema.routes.ts';
import { companyRoutes } from './companies/company.routes.ts';
import { collectionSiteRoutes } from './collection-sites/collection-site.routes.ts';
import { documentRoutes } from './documents/document.routes.ts';
import { complianceCheckRoutes } from './compliance/compliance-check.routes.ts';
import { complianceRuleRoutes } from './compliance/compliance-rule.routes.ts';
import { contactRoutes } from './contacts/contact.routes.ts';
import { consortiumPoolRoutes } from './consortium-pools/consortium-pool.routes.ts';
import { consortiumRoutes } from './consortiums/consortium.routes.ts';
import { drugAdulterantRoutes } from './drug-adulterants/drug-adulterant.routes.ts';
import { fileRoutes } from './files/file.ts';
import { historyRoutes } from './history/history.routes.ts';
import { labOrderRoutes } from './lab-orders/lab-order.routes.ts';
import { instantTestRoutes } from './instant-tests/instant-test.routes.ts';
import { labAccountLocationRoutes } from './lab-accounts/lab-account-location.routes.ts';
import { laboratoryRoutes } from './laboratories/laboratory.routes.ts';
import { labAccountRoutes } from './lab-accounts/lab-account.routes.ts';
import { mroRoutes } from './lab-accounts/mro.routes.ts';
import { mroReviewRoutes } from './mro/mro-review.routes.ts';
import { locationRoutes } from './locations/location.routes.ts';
import { resultImportRoutes } from './result-imports/result-import.routes.ts';
import { manualResultRoutes } from './manual-results/manual-result.routes.ts';
import { donorFileRoutes } from './donor-files/donor-file.routes.ts';
import { misReportRoutes } from './mis-reports/mis-report.routes.ts';
import { notificationRoutes } from './notifications/notification.ts';
import { orderRequestRoutes } from './order-requests/order-request.routes.ts';
import { personToSendRoutes } from './people-to-send/person-to-send.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { referenceRoutes } from './reference/reference.ts';
import { regulatorRoutes } from './reference/regulators.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { savedReportRoutes } from './reports/saved-report.routes.ts';
import { savedViewRoutes } from './saved-views/saved-view.routes.ts';
import { selectionRunRoutes } from './selection-runs/selection-run.routes.ts';
import { authenticatorRoutes, userAuthenticatorRoutes } from './session/authenticator.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { companySettingsRoutes } from './settings/company-settings.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { tenantRoutes } from './tenants/tenant.routes.ts';
import { testCodeRoutes } from './test-codes/test-code.routes.ts';
import { locationTestPanelRoutes } from './test-panels/location-test-panel.routes.ts';
import { testCaseRoutes } from './test-results/test-case.routes.ts';
import { testResultRoutes } from './test-results/test-result.routes.ts';
import { testPanelRoutes } from './test-panels/test-panel.routes.ts';
import { testPoolMemberRoutes } from './test-pools/test-pool-member.routes.ts';
import { testPoolRoutes } from './test-pools/test-pool.routes.ts';
import { searchRoutes } from './search/search.ts';
import { worklistRoutes } from './worklists/worklist.ts';
import { grantRoutes } from './users/grant.routes.ts';
import { userRoutes } from './users/user.routes.ts';
import { userSessionRoutes } from './users/user-session.routes.ts';

/** Named type by type: written out, the calls of all modules are more than the compiler puts into one declaration. */
type RouteTable = {
  readonly session: typeof sessionRoutes;
  readonly profile: typeof profileRoutes;
  readonly tenants: typeof tenantRoutes;
  readonly settings: typeof settingsRoutes;
  readonly notifications: typeof notificationRoutes;
  readonly files: typeof fileRoutes;
  readonly companies: typeof companyRoutes;
  readonly companySettings: typeof companySettingsRoutes;
  readonly users: typeof userRoutes;
  readonly grants: typeof grantRoutes;
  readonly userSessions: typeof userSessionRoutes;
  readonly authenticator: typeof authenticatorRoutes;
  readonly userAuthenticators: typeof userAuthenticatorRoutes;
  readonly administrativeUnits: typeof administrativeUnitRoutes;
  readonly locations: typeof locationRoutes;
  readonly documents: typeof documentRoutes;
  readonly contacts: typeof contactRoutes;
  readonly consortiums: typeof consortiumRoutes;
  readonly reference: typeof referenceRoutes;
  readonly regulators: typeof regulatorRoutes;
  readonly drugAdulterants: typeof drugAdulterantRoutes;
  readonly testCodes: typeof testCodeRoutes;
  readonly collectionSites: typeof collectionSiteRoutes;
  readonly testPanels: typeof testPanelRoutes;
  readonly locationTestPanels: typeof locationTestPanelRoutes;
  readonly labAccounts: typeof labAccountRoutes;
  readonly bulkSchemas: typeof bulkSchemaRoutes;
  readonly labAccountLocations: typeof labAccountLocationRoutes;
  readonly mros: typeof mroRoutes;
  readonly testPools: typeof testPoolRoutes;
  readonly selectionRuns: typeof selectionRunRoutes;
  readonly peopleToSend: typeof personToSendRoutes;
  readonly orderRequests: typeof orderRequestRoutes;
  readonly consortiumPools: typeof consortiumPoolRoutes;
  readonly testPoolMembers: typeof testPoolMemberRoutes;
  readonly complianceRules: typeof complianceRuleRoutes;
  readonly compliance: typeof complianceCheckRoutes;
  readonly testResults: typeof testResultRoutes;
  readonly manualResults: typeof manualResultRoutes;
  readonly testCases: typeof testCaseRoutes;
  readonly mroReviews: typeof mroReviewRoutes;
  readonly labOrders: typeof labOrderRoutes;
  readonly reports: typeof reportRoutes;
  readonly savedReports: typeof savedReportRoutes;
  readonly savedViews: typeof savedViewRoutes;
  readonly instantTests: typeof instantTestRoutes;
  readonly laboratories: typeof laboratoryRoutes;
  readonly worklists: typeof worklistRoutes;
  readonly search: typeof searchRoutes;
  readonly misReports: typeof misReportRoutes;
  readonly donorFiles: typeof donorFileRoutes;
  readonly resultImports: typeof resultImportRoutes;
  readonly acknowledgments: typeof acknowledgmentRoutes;
  readonly history: typeof historyRoutes;
};

/** The documented calls, by module; the downloads of lists follow from the lists. */
export const routeTable: RouteTable = {
  session: sessionRoutes,
  profile: profileRoutes,
  tenants: tenantRoutes,
  settings: settingsRoutes,
  notifications: notificationRoutes,
  files: fileRoutes,
  companies: companyRoutes,
  companySettings: companySettingsRoutes,
  users: userRoutes,
  grants: grantRoutes,
  userSessions: userSessionRoutes,
  authenticator: authenticatorRoutes,
  userAuthenticators: userAuthenticatorRoutes,
  administrativeUnits: administrativeUnitRoutes,
  locations: locationRoutes,
  documents: documentRoutes,
  contacts: contactRoutes,
  consortiums: consortiumRoutes,
  reference: referenceRoutes,
  regulators: regulatorRoutes,
  drugAdulterants: drugAdulterantRoutes,
  testCodes: testCodeRoutes,
  collectionSites: collectionSiteRoutes,
  testPanels: testPanelRoutes,
  locationTestPanels: locationTestPanelRoutes,
  labAccounts: labAccountRoutes,
  bulkSchemas: bulkSchemaRoutes,
  labAccountLocations: labAccountLocationRoutes,
  mros: mroRoutes,
  testPools: testPoolRoutes,
  selectionRuns: selectionRunRoutes,
  peopleToSend: personToSendRoutes,
  orderRequests: orderRequestRoutes,
  consortiumPools: consortiumPoolRoutes,
  testPoolMembers: testPoolMemberRoutes,
  complianceRules: complianceRuleRoutes,
  compliance: complianceCheckRoutes,
  testResults: testResultRoutes,
  manualResults: manualResultRoutes,
  testCases: testCaseRoutes,
  mroReviews: mroReviewRoutes,
  labOrders: labOrderRoutes,
  reports: reportRoutes,
  savedReports: savedReportRoutes,
  savedViews: savedViewRoutes,
  instantTests: instantTestRoutes,
  laboratories: laboratoryRoutes,
  worklists: worklistRoutes,
  search: searchRoutes,
  misReports: misReportRoutes,
  donorFiles: donorFileRoutes,
  resultImports: resultImportRoutes,
  acknowledgments: acknowledgmentRoutes,
  history: historyRoutes,
};

/** Every documented call under `group.name`. api serves each; tests walk them; openapi.json lists them. */
export const namedRoutes: readonly (readonly [name: string, route: Route])[] = Object.entries(
  routeTable,
).flatMap(([group, routes]) =>
  withReports(routes).map(([name, route]) => [`${group}.${name}`, route] as const),
);

export const allRoutes: readonly Route[] = namedRoutes.map(([, route]) => route);
