import type { AuditEntity } from '@assay/schema/audit/audit-actions';
import { administrativeUnitRoutes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { consortiumRoutes } from '@assay/schema/consortiums/consortium.routes';
import { contactRoutes } from '@assay/schema/contacts/contact.routes';
import type { Route } from '@assay/schema/core/route';
import { documentRoutes } from '@assay/schema/documents/document.routes';
import { drugAdulterantRoutes } from '@assay/schema/drug-adulterants/drug-adulterant.routes';
import { historyRoutes } from '@assay/schema/history/history.routes';
import { labAccountRoutes } from '@assay/schema/lab-accounts/lab-account.routes';
import { mroRoutes } from '@assay/schema/lab-accounts/mro.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { companySettingGroups } from '@assay/schema/settings/company-settings';
import { settingsRoutes } from '@assay/schema/settings/settings.routes';
import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import { testCodeRoutes } from '@assay/schema/test-codes/test-code.routes';
import { locationTestPanelRoutes } from '@assay/schema/test-panels/location-test-panel.routes';
import { testPanelRoutes } from '@assay/schema/test-panels/test-panel.routes';
import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { userRoutes } from '@assay/schema/users/user.routes';

/** What a history knows of a kind of record. */
export interface HistorySubject {
  /** The call that changes a record: whoever may make it for the record reads its history. Of settings, by their group. */
  change: Route | Readonly<Record<string, Route>>;
  /** Other calls that change a part of it. The fields that a call takes are told to whoever may make it, and no others. */
  more?: readonly Route[];
  /** Fields in whose place names are told that the log keeps beside them. */
  instead?: Readonly<Record<string, readonly string[]>>;
  /** Fields that are told though nobody enters them: what the change does to the record. */
  also?: readonly string[];
  /** Table of the records and the expression for a record's name. */
  named?: { table: string; name: string };
}

/**
 * The history of each kind of record of the audit log. A kind without one (null) stands in the history of the tenant
 * alone, and nothing is told of its fields.
 */
export const historySubjects: Record<AuditEntity, HistorySubject | null> = {
  administrativeUnit: {
    change: administrativeUnitRoutes.rename,
    named: { table: 'administrative_units', name: 'name' },
  },
  company: {
    change: companyRoutes.update,
    more: Object.values(companySettingGroups).map(({ save }) => save),
    also: ['created', 'consortium', 'isEnrolled', 'locationsAdded', 'locationsRemoved'],
    named: { table: 'companies', name: 'company_name' },
  },
  consortium: {
    change: consortiumRoutes.patch,
    also: ['companiesAdded', 'companiesRemoved', 'locationsAdded', 'locationsRemoved'],
    named: { table: 'consortiums', name: 'name' },
  },
  contact: {
    change: contactRoutes.update,
    instead: { locationId: ['location'] },
    named: { table: 'contacts', name: `name || ' ' || last_name` },
  },
  document: {
    change: documentRoutes.update,
    named: { table: 'documents', name: 'title' },
  },
  drugAdulterant: {
    change: drugAdulterantRoutes.update,
    instead: { cutoffsValidFrom: ['cutoffs'] },
    named: { table: 'drug_adulterants', name: 'name' },
  },
  file: null,
  labAccount: {
    change: labAccountRoutes.update,
    more: [labAccountRoutes.saveTestCodes, labAccountRoutes.assignMros],
    also: ['created'],
    named: { table: 'lab_accounts', name: 'master_account_id' },
  },
  location: {
    change: locationRoutes.update,
    instead: { administrativeUnitId: ['region', 'area', 'district'] },
    more: [locationTestPanelRoutes.update],
    also: ['consortiums', 'testPanel', 'testPanelsAdded', 'testPanelsRemoved'],
    named: { table: 'locations', name: 'name' },
  },
  report: { change: historyRoutes.check, also: ['rows', 'format', 'filters'] },
  mro: {
    change: mroRoutes.patch,
    also: ['created'],
    named: { table: 'mros', name: 'full_name' },
  },
  runParticipant: {
    change: selectionRunRoutes.designate,
    more: [selectionRunRoutes.setSpecimenId],
    instead: { status: ['selectionStatus'] },
  },
  selectionRun: {
    change: selectionRunRoutes.invalidate,
    also: ['isInvalidated'],
    named: { table: 'selection_runs', name: `to_char(run_date, 'MM/DD/YYYY')` },
  },
  settings: {
    change: {
      security: settingsRoutes.updateSecurity,
      notifications: settingsRoutes.updateNotifications,
      branding: settingsRoutes.updateBranding,
    },
  },
  tenant: { change: tenantRoutes.update, more: [tenantRoutes.updateSettings] },
  testCode: {
    change: testCodeRoutes.update,
    also: ['created'],
    named: { table: 'test_codes', name: 'test_code' },
  },
  testPanel: {
    change: testPanelRoutes.update,
    instead: { specimenTypeId: ['specimenTypeName'], deviceId: ['deviceName'] },
    also: ['created'],
    named: { table: 'test_panels', name: 'panel_id' },
  },
  testPool: {
    change: testPoolRoutes.update,
    instead: {
      consortiumId: ['consortiumName'],
      companyId: ['companyName'],
      locationId: ['locationName'],
      testingAgencyId: ['testingAgencyName'],
    },
    also: ['created'],
    named: { table: 'test_pools', name: 'name' },
  },
  testPoolMember: {
    change: testPoolMemberRoutes.update,
    instead: { locationId: ['location'], employeeCategory: ['employeeCategoryName'] },
    named: { table: 'test_pool_members', name: `first_name || ' ' || last_name` },
  },
  user: {
    change: userRoutes.update,
    instead: { roleAssignment: ['role', 'dataAccess'] },
    also: ['username', 'accountStatus', 'company', 'created'],
    named: { table: 'users', name: `first_name || ' ' || last_name` },
  },
};

const isAuditEntity = (name: string): name is AuditEntity => Object.hasOwn(historySubjects, name);

/** The history of a kind of record; null for kinds without one and for names that no kind has. */
export const subjectOf = (entity: string): HistorySubject | null =>
  isAuditEntity(entity) ? historySubjects[entity] : null;

const isRoute = (change: HistorySubject['change']): change is Route =>
  'method' in change && 'schema' in change;

/** The call that changes a record, or undefined where no record of the kind can have the id. */
export function changeOf({ change }: HistorySubject, entityId: string): Route | undefined {
  if (isRoute(change)) return change;
  return Object.hasOwn(change, entityId) ? change[entityId] : undefined;
}

/** All calls that change records of the kind. */
export const changesOf = ({ change, more = [] }: HistorySubject): readonly Route[] => [
  ...(isRoute(change) ? [change] : Object.values(change)),
  ...more,
];
