import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './actions.ts';

/** Every list of the portal, as an administrator of the TPA has it. */
export const lists = [
  { title: 'Client Companies', path: '/dashboard/admin-panel/client-companies' },
  { title: 'Locations', path: '/dashboard/admin-panel/client-companies/1/locations' },
  { title: 'Random Test Pools', path: '/dashboard/admin-panel/client-companies/1/test-pools' },
  { title: 'Contacts', path: '/dashboard/admin-panel/client-companies/1/contacts' },
  { title: 'Documents', path: '/dashboard/admin-panel/client-companies/1/documents' },
  { title: 'Drugs', path: '/dashboard/admin-panel/additives/drugs' },
  { title: 'Adulterants', path: '/dashboard/admin-panel/additives/adulterants' },
  { title: 'Instant Test Panels', path: '/dashboard/admin-panel/instant-test-panels' },
  { title: 'Lab Accounts', path: '/dashboard/admin-panel/lab-accounts/LabCorp' },
  {
    title: 'Lab Account Locations',
    path: '/dashboard/admin-panel/lab-accounts/LabCorp/1/locations',
  },
  { title: 'Compliance Rules', path: '/dashboard/admin-panel/compliance-rules' },
  { title: 'Laboratory Connections', path: '/dashboard/admin-panel/laboratories' },
  { title: 'Import Schemas', path: '/dashboard/admin-panel/resultImportSchema' },
  { title: 'Test Codes', path: '/dashboard/admin-panel/test-codes/LabCorp' },
  { title: 'Random Test Pools', path: '/dashboard/admin-panel/test-pools' },
  { title: 'Members', path: '/dashboard/admin-panel/test-pools/1/members' },
  { title: 'Runs', path: '/dashboard/admin-panel/test-pools/1/runs' },
  { title: 'Random Test Pools', path: '/dashboard/random-test-pools' },
  { title: 'Participants', path: '/dashboard/random-test-pools/participants' },
  { title: 'Drugs and Alcohol', path: '/dashboard/all' },
  { title: 'Saved Reports', path: '/dashboard/reports/saved' },
  { title: 'Consortiums', path: '/dashboard/admin-panel/consortiums' },
  { title: 'Companies', path: '/dashboard/admin-panel/consortiums/1' },
  { title: "Client TPA's", path: '/dashboard/admin-panel/tpa' },
  { title: 'History', path: '/dashboard/admin-panel/history' },
  { title: 'Access Log', path: '/dashboard/admin-panel/history/access' },
  { title: 'Admin Users', path: '/dashboard/admin-panel/users/md' },
  { title: 'Client Users', path: '/dashboard/admin-panel/users/client' },
  { title: 'Users', path: '/dashboard/admin-panel/client-companies/1/users' },
];

/** A list of the portal that is open: only the first one loads the portal. */
export async function openList(
  page: Page,
  { path, title }: (typeof lists)[number],
): Promise<Locator> {
  await visit(page, path);
  const table = page.getByRole('table', { name: title, exact: true });
  await expect(table.locator('td[data-kind=lead]').first()).toBeVisible();
  return table;
}
