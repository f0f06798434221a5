import type { FastifyInstance } from 'fastify';
import { registerAcknowledgmentsRoutes } from './modules/acknowledgments/acknowledgments.routes.ts';
import { registerAdministrativeUnitsRoutes } from './modules/administrative-units/administrative-units.routes.ts';
import { deleteUnitsOfCompany } from './modules/administrative-units/administrative-units.service.ts';
import { registerBulkSchemasRoutes } from './modules/bulk-schemas/bulk-schemas.routes.ts';
import { registerCollectionSitesRoutes } from './modules/collection-sites/collection-sites.routes.ts';
import { registerCompaniesRoutes } from './modules/companies/companies.routes.ts';
import { registerComplianceRoutes } from './modules/compliance/compliance.routes.ts';
import { registerComplianceRulesRoutes } from './modules/compliance-rules/compliance-rules.routes.ts';
import { registerCompanySettingsRoutes } from './modules/company-settings/company-settings.routes.ts';
import { registerDocumentsRoutes } from './modules/documents/documents.routes.ts';
import { deleteDocumentsOfCompany } from './modules/documents/documents.service.ts';
import { registerDonorFilesRoutes } from './modules/donor-files/donor-files.routes.ts';
import { registerContactsRoutes } from './modules/contacts/contacts.routes.ts';
import { countContacts, deleteContactsOfCompany } from './modules/contacts/contacts.service.ts';
import { registerConsortiumPoolsRoutes } from './modules/consortium-pools/consortium-pools.routes.ts';
import { registerConsortiumsRoutes } from './modules/consortiums/consortiums.routes.ts';
import { registerDrugAdulterantsRoutes } from './modules/drug-adulterants/drug-adulterants.routes.ts';
import { registerFilesRoutes } from './modules/files/files.routes.ts';
import { registerGrantsRoutes } from './modules/grants/grants.routes.ts';
import { registerHistoryRoutes } from './modules/history/history.routes.ts';
import { registerInstantTestsRoutes } from './modules/instant-tests/instant-tests.routes.ts';
import {
  refuseCodeChange,
  takeTestCodeOut,
} from './modules/lab-accounts/account-test-codes.service.ts';
import {
  removeAccountsOfCompany,
  removeAccountsOfLocation,
} from './modules/lab-accounts/lab-account-locations.service.ts';
import { registerLaboratoriesRoutes } from './modules/laboratories/laboratories.routes.ts';
import { registerLabAccountsRoutes } from './modules/lab-accounts/lab-accounts.routes.ts';
import { registerLabOrdersRoutes } from './modules/lab-orders/lab-orders.routes.ts';
import { registerLocationsRoutes } from './modules/locations/locations.routes.ts';
import {
  createFirstLocation,
  deleteLocationsOfCompany,
} from './modules/locations/locations.service.ts';
import { registerManualResultsRoutes } from './modules/manual-results/manual-results.routes.ts';
import { registerMroRoutes } from './modules/mro/mro.routes.ts';
import { laboratoryCalls } from './laboratory-calls.ts';
import { registerOrderRequestsRoutes } from './modules/order-requests/order-requests.routes.ts';
import { registerNotificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { registerPeopleToSendRoutes } from './modules/people-to-send/people-to-send.routes.ts';
import { registerPermissionsRoutes } from './modules/permissions/permissions.routes.ts';
import { registerProfileRoutes } from './modules/profile/profile.routes.ts';
import { registerReferenceRoutes } from './modules/reference/reference.routes.ts';
import { registerReportsRoutes } from './modules/reports/reports.routes.ts';
import { registerResultImportsRoutes } from './modules/result-imports/result-imports.routes.ts';
import { registerSavedViewsRoutes } from './modules/saved-views/saved-views.routes.ts';
import { registerSelectionRunsRoutes } from './modules/selection-runs/selection-runs.routes.ts';
import { registerAuthenticatorRoutes } from './modules/session/authenticator.routes.ts';
import { registerSessionRoutes } from './modules/session/session.routes.ts';
import { registerSettingsRoutes } from './modules/settings/settings.routes.ts';
import { registerTenantsRoutes } from './modules/tenants/tenants.routes.ts';
import { hasActivePool } from './modules/test-pools/location-pools.read-model.ts';
import { registerTestCodesRoutes } from './modules/test-codes/test-codes.routes.ts';
import { takeDrugOut } from './modules/test-codes/test-codes.service.ts';
import {
  removePanelsOfCompany,
  removePanelsOfLocation,
} from './modules/test-panels/location-test-panels.service.ts';
import { registerTestResultsRoutes } from './modules/test-results/test-results.routes.ts';
import { registerTestPanelsRoutes } from './modules/test-panels/test-panels.routes.ts';
import {
  ordersAt,
  ordersCode,
  panelsInUse,
  usesPanel,
} from './modules/test-pools/pool-uses.read-model.ts';
import { registerTestPoolMembersRoutes } from './modules/test-pools/test-pool-members.routes.ts';
import { registerTestPoolsRoutes } from './modules/test-pools/test-pools.routes.ts';
import { registerUserAuthenticatorRoutes } from './modules/users/user-authenticators.ts';
import { registerUserSessionRoutes } from './modules/users/user-sessions.routes.ts';
import { registerUsersRoutes } from './modules/users/users.routes.ts';
import { deleteUsersOfCompany } from './modules/users/users.service.ts';
import { registerSearchRoutes } from './modules/search/search.routes.ts';
import { registerWorklistsRoutes } from './modules/worklists/worklists.routes.ts';

/**
 * Every module's routes. The order says who may import whom: a module imports from those above it alone, which
 * the linter holds it to; what one of them needs of modules below it is handed in here.
 */
export const modules: readonly ((app: FastifyInstance) => void)[] = [
  (app) => registerDrugAdulterantsRoutes(app, { takeOutOfTestCodes: takeDrugOut }),
  (app) =>
    registerTestCodesRoutes(app, {
      refuseChange: refuseCodeChange,
      isOrdered: ordersCode,
      takeOutOfLabAccounts: takeTestCodeOut,
    }),
  (app) => registerLabAccountsRoutes(app, { ordersAt }),
  registerBulkSchemasRoutes,
  registerReferenceRoutes,
  registerFilesRoutes,
  registerSettingsRoutes,
  registerPermissionsRoutes,
  registerProfileRoutes,
  registerSavedViewsRoutes,
  registerSessionRoutes,
  registerAuthenticatorRoutes,
  (app) =>
    registerCompaniesRoutes(app, {
      addFirstLocation: createFirstLocation,
      deleteBelongings: [
        deleteUsersOfCompany,
        removePanelsOfCompany,
        removeAccountsOfCompany,
        deleteLocationsOfCompany,
        deleteContactsOfCompany,
        deleteUnitsOfCompany,
        deleteDocumentsOfCompany,
      ],
    }),
  registerCompanySettingsRoutes,
  registerUsersRoutes,
  registerUserSessionRoutes,
  registerUserAuthenticatorRoutes,
  registerGrantsRoutes,
  registerComplianceRulesRoutes,
  registerTenantsRoutes,
  registerNotificationsRoutes,
  registerCollectionSitesRoutes,
  registerAdministrativeUnitsRoutes,
  registerDocumentsRoutes,
  (app) =>
    registerLocationsRoutes(app, {
      countContacts,
      isInUse: hasActivePool,
      deleteBelongings: [removePanelsOfLocation, removeAccountsOfLocation],
    }),
  (app) => registerTestPanelsRoutes(app, { usesPanel, panelsInUse }),
  registerContactsRoutes,
  registerConsortiumsRoutes,
  registerTestPoolsRoutes,
  registerTestPoolMembersRoutes,
  registerSelectionRunsRoutes,
  registerConsortiumPoolsRoutes,
  registerPeopleToSendRoutes,
  registerComplianceRoutes,
  registerTestResultsRoutes,
  (app) => registerLabOrdersRoutes(app, laboratoryCalls),
  registerOrderRequestsRoutes,
  registerManualResultsRoutes,
  registerMroRoutes,
  registerReportsRoutes,
  registerDonorFilesRoutes,
  (app) => registerInstantTestsRoutes(app, laboratoryCalls),
  registerLaboratoriesRoutes,
  registerWorklistsRoutes,
  registerSearchRoutes,
  registerResultImportsRoutes,
  registerAcknowledgmentsRoutes,
  registerHistoryRoutes,
];
