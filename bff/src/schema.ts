import 'reflect-metadata';
import { GraphQLInt, GraphQLString, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { nameAllowedValues } from './core/allowed-values.ts';
import { guardRootFields } from './core/permission.ts';
import { bindResolvers } from './core/resolver-class.ts';
import { acknowledgmentResolvers } from './modules/acknowledgments/acknowledgment.resolver.ts';
import { administrativeUnitResolvers } from './modules/administrative-units/administrative-unit.resolver.ts';
import { companyHierarchyResolvers } from './modules/administrative-units/company-hierarchy.resolver.ts';
import { bulkSchemaResolvers } from './modules/bulk-schemas/bulk-schema.resolver.ts';
import { collectionSiteResolvers } from './modules/collection-sites/collection-site.resolver.ts';
import { companyResolvers } from './modules/companies/company.resolver.ts';
import { documentResolvers } from './modules/documents/document.resolver.ts';
import { complianceResolvers } from './modules/compliance/compliance.resolver.ts';
import { contactResolvers } from './modules/contacts/contact.resolver.ts';
import { consortiumPoolResolvers } from './modules/consortium-pools/consortium-pool.resolver.ts';
import { consortiumResolvers } from './modules/consortiums/consortium.resolver.ts';
import { drugAdulterantResolvers } from './modules/drug-adulterants/drug-adulterant.resolver.ts';
import { historyResolvers } from './modules/history/history.resolver.ts';
import { laboratoryResolvers } from './modules/laboratories/laboratory.resolver.ts';
import { labAccountLocationResolvers } from './modules/lab-accounts/lab-account-location.resolver.ts';
import { labAccountResolvers } from './modules/lab-accounts/lab-account.resolver.ts';
import { labOrderResolvers } from './modules/lab-orders/lab-order.resolver.ts';
import { locationResolvers } from './modules/locations/location.resolver.ts';
import { manualResultResolvers } from './modules/manual-results/manual-result.resolver.ts';
import { mroResolvers } from './modules/mro/mro.resolver.ts';
import { notificationResolvers } from './modules/notifications/notification.resolver.ts';
import { profileResolvers } from './modules/profile/profile.resolver.ts';
import { referenceResolvers } from './modules/reference/reference.resolver.ts';
import { reportResolvers } from './modules/reports/report.resolver.ts';
import { donorFileResolvers } from './modules/donor-files/donor-file.resolver.ts';
import { savedReportResolvers } from './modules/reports/saved-report.resolver.ts';
import { savedViewResolvers } from './modules/saved-views/saved-view.resolver.ts';
import { orderRequestResolvers } from './modules/order-requests/order-request.resolver.ts';
import { peopleToSendResolvers } from './modules/people-to-send/people-to-send.resolver.ts';
import { runParticipantResolvers } from './modules/selection-runs/run-participant.resolver.ts';
import { selectionRunResolvers } from './modules/selection-runs/selection-run.resolver.ts';
import { sessionResolvers } from './modules/session/session.resolver.ts';
import { companySettingsResolvers } from './modules/settings/company-settings.resolver.ts';
import { settingsResolvers } from './modules/settings/settings.resolver.ts';
import { tenantResolvers } from './modules/tenants/tenant.resolver.ts';
import { testCodeResolvers } from './modules/test-codes/test-code.resolver.ts';
import { testPanelResolvers } from './modules/test-panels/test-panel.resolver.ts';
import { instantTestResolvers } from './modules/instant-tests/instant-tests.resolver.ts';
import { testResultResolvers } from './modules/test-results/test-results.resolver.ts';
import { testPoolMemberResolvers } from './modules/test-pools/test-pool-member.resolver.ts';
import { testPoolProgressResolvers } from './modules/test-pools/test-pool-progress.resolver.ts';
import { testPoolResolvers } from './modules/test-pools/test-pool.resolver.ts';
import { userAccessResolvers } from './modules/users/user-access.resolver.ts';
import { userResolvers } from './modules/users/user.resolver.ts';
import { viewerResolvers } from './modules/viewer/viewer.resolver.ts';
import { searchResolvers } from './modules/search/search.resolver.ts';
import { worklistResolvers } from './modules/worklists/worklist.resolver.ts';

/** What every module answers; a new one adds its line here. */
const resolvers: Function[] = [
  acknowledgmentResolvers,
  administrativeUnitResolvers,
  companyHierarchyResolvers,
  bulkSchemaResolvers,
  collectionSiteResolvers,
  companyResolvers,
  companySettingsResolvers,
  complianceResolvers,
  documentResolvers,
  contactResolvers,
  consortiumPoolResolvers,
  consortiumResolvers,
  drugAdulterantResolvers,
  historyResolvers,
  labAccountResolvers,
  labAccountLocationResolvers,
  labOrderResolvers,
  laboratoryResolvers,
  locationResolvers,
  manualResultResolvers,
  mroResolvers,
  notificationResolvers,
  profileResolvers,
  referenceResolvers,
  reportResolvers,
  savedReportResolvers,
  savedViewResolvers,
  donorFileResolvers,
  peopleToSendResolvers,
  runParticipantResolvers,
  selectionRunResolvers,
  orderRequestResolvers,
  sessionResolvers,
  settingsResolvers,
  tenantResolvers,
  testCodeResolvers,
  testPanelResolvers,
  testResultResolvers,
  instantTestResolvers,
  testPoolResolvers,
  testPoolMemberResolvers,
  testPoolProgressResolvers,
  userAccessResolvers,
  userResolvers,
  viewerResolvers,
  worklistResolvers,
  searchResolvers,
].flat();

let built: GraphQLSchema | undefined;

const build = (): GraphQLSchema =>
  buildSchemaSync({
    // TypeGraphQL asks for at least one class.
    resolvers: resolvers as NonEmptyArray<Function>,
    // Only what the root reaches.
    orphanedTypes: [],
    scalarsMap: [
      { type: Number, scalar: GraphQLInt },
      { type: String, scalar: GraphQLString },
    ],
    validate: false,
  });

/** The GraphQL schema; built once, since the decorators' registry is global. */
export const graphqlSchema = (): GraphQLSchema =>
  (built ??= nameAllowedValues(guardRootFields(bindResolvers(build()))));
