import { selectionIntervals, targetTypes, testOrderTypes } from '@assay/schema/test-pools/labels';
import { selectionStatuses } from '@assay/schema/selection-runs/run-participant.list';
import type { AllHistoryWords } from '../domain/history/history-words.ts';
import { companyLabels } from '../features/companies/company-words.ts';
import { contactLabels } from '../features/contacts/contact-words.ts';
import { drugLabels } from '../features/drug-adulterants/drug-words.ts';
import {
  labAccountLabels,
  labAccountTexts,
  mroLabels,
  partLabels,
} from '../features/lab-accounts/lab-account-words.ts';
import {
  locationLabels,
  mroLabels as mroSettingLabels,
} from '../features/locations/location-words.ts';
import { memberLabels } from '../features/pool-members/member-words.ts';
import { brandingLabels } from '../features/settings/branding-words.ts';
import {
  longTenantLabels,
  methodText,
  tenantLabels,
  tenantSettingLabels,
} from '../features/tenants/tenant-words.ts';
import { testCodeLabels, testCodeTexts } from '../features/test-codes/test-code-words.ts';
import { testPanelLabels, testPanelTexts } from '../features/test-panels/test-panel-words.ts';
import { testPoolLabels } from '../features/test-pools/test-pool-words.ts';
import { userLabels } from '../features/users/user-words.ts';
import { labelsBelow } from '../lib/forms/labels-below.ts';
import { moneyText, percentText } from '../lib/value-text.ts';

const wordFrom =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;

/**
 * How histories speak of each kind of record of the audit log: with the words of its form. Loaded with the first
 * history that is opened.
 */
export const historyWords: AllHistoryWords = {
  administrativeUnit: { name: 'Region, area or district', labels: { name: 'Name' } },
  company: { name: 'Company', labels: { ...companyLabels, created: 'Locations' } },
  consortium: { name: 'Consortium', labels: {} },
  contact: { name: 'Contact', labels: { ...contactLabels, location: contactLabels.locationId } },
  document: { name: 'Document', labels: { title: 'Title' } },
  drugAdulterant: {
    name: 'Drug or adulterant',
    labels: { ...drugLabels, cutoffs: 'Cutoffs by Day' },
  },
  file: { name: 'File', labels: {} },
  labAccount: {
    name: 'Lab account',
    labels: { ...labAccountLabels, ...partLabels },
    texts: labAccountTexts,
  },
  location: {
    name: 'Location',
    labels: {
      ...locationLabels,
      ...labelsBelow('mroResultType', mroSettingLabels),
      testPanel: 'Instant Test Panel',
      testPanelsAdded: 'Instant Test Panels Assigned',
      testPanelsRemoved: 'Instant Test Panels Removed',
      price: 'Price',
    },
  },
  report: {
    name: 'Export',
    labels: { rows: 'Rows', format: 'Format', filters: 'Narrowed by' },
  },
  mro: { name: 'MRO', labels: mroLabels, texts: { pricing: moneyText } },
  runParticipant: {
    name: 'Run participant',
    labels: { selectionStatus: 'Status', excusalReason: 'Reason', specimenId: 'Specimen ID' },
    texts: { selectionStatus: wordFrom(selectionStatuses) },
  },
  selectionRun: {
    name: 'Run',
    labels: { isInvalidated: 'Invalidated', invalidationReason: 'Reason' },
  },
  settings: { name: 'System settings', labels: brandingLabels },
  tenant: {
    name: 'TPA',
    labels: { ...tenantLabels, ...longTenantLabels, ...tenantSettingLabels },
    texts: { method: methodText, rate: moneyText },
  },
  testCode: { name: 'Test code', labels: testCodeLabels, texts: testCodeTexts },
  testPanel: {
    name: 'Instant test panel',
    labels: {
      ...testPanelLabels,
      specimenTypeName: testPanelLabels.specimenTypeId,
      deviceName: testPanelLabels.deviceId,
      created: 'Panels',
    },
    texts: testPanelTexts,
  },
  testPool: {
    name: 'Test pool',
    labels: {
      ...testPoolLabels,
      companyName: testPoolLabels.companyId,
      locationName: testPoolLabels.locationId,
      testingAgencyName: testPoolLabels.testingAgencyId,
      created: 'Members',
    },
    texts: {
      modality: wordFrom(selectionIntervals),
      targetType: wordFrom(targetTypes),
      testOrderType: wordFrom(testOrderTypes),
      drugPercentage: percentText,
      alcoholPercentage: percentText,
      oversampling: percentText,
    },
  },
  testPoolMember: {
    name: 'Pool member',
    labels: { ...memberLabels, location: 'Location', employeeCategoryName: 'Employee Category' },
  },
  user: {
    name: 'User',
    labels: { ...userLabels, role: 'Role', dataAccess: 'Data Access', created: 'Users' },
  },
};
