import type { CreateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

/** Words of a pool, the same in its form and its profile. */
export const testPoolLabels = {
  name: 'Pool Name',
  companyId: 'Company',
  isTestPoolForCompany: 'Spans multiple locations',
  locationId: 'Location',
  consortiumId: 'Consortium',
  isRegulated: 'Regulated',
  testingAgencyId: 'Regulator',
  targetType: 'Target Type',
  drugPercentage: 'Drug Target',
  alcoholPercentage: 'Alcohol Target',
  drugIntervalNumber: 'Drug Target',
  alcoholIntervalNumber: 'Alcohol Target',
  oversampling: 'Oversampling',
  modality: 'Selection Interval',
  programStartDate: 'Program Start',
  programEndDate: 'Program End',
  completedDrugTests: 'Completed Drug Tests',
  completedAlcoholTests: 'Completed Alcohol Tests',
  testOrderType: 'Test Order Type',
  labAccounts: 'Lab Accounts',
  testPanels: 'Test Panel',
  shouldAutoGenerateTests: 'Auto-generate tests',
  shouldGenerateAlternates: 'Generate alternates',
  alternatesAmount: 'Number of Alternates',
  comments: 'Comments',
} as const satisfies LabelsOf<typeof CreateTestPoolInput>;

/** Sections of a pool: the form and the profile have the same, so that a value is found where it was typed. */
export const testPoolSections = {
  pool: { title: 'Test Pool', hint: 'Whose employees are drawn, and under which rules.' },
  targets: { title: 'Targets', hint: 'How many tests the program asks for.' },
  program: {
    title: 'Program',
    hint: 'When it runs, how often it draws, and what was done before.',
  },
  ordering: { title: 'Tests', hint: 'What is ordered for the people who are drawn.' },
  /** Of a pool of a consortium, from which nothing is ordered (C s4). */
  alternates: { title: 'Alternates', hint: 'Who stands in for the people who are drawn.' },
} as const;
