import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import {
  DeleteTenantDocument,
  NewTenantDocument,
  TenantDetailDocument,
  TenantSettingsDocument,
} from './tenant.generated.ts';

/** Where the screens of one TPA are. */
export const tenantLinks = (id: string) => linksOf(tenantPaths, { id });

/** The two views of a TPA (P s2). */
export const tenantTabs = (id: string): TabLink[] => [
  { label: 'Profile', to: tenantLinks(id).profile, end: true },
  { label: 'Settings', to: tenantLinks(id).settings },
  { label: 'History', to: tenantLinks(id).history },
];

const ask = ({ params }: LoaderFunctionArgs) => ({
  variables: { id: requireRecordId(params['id']) },
  otherwise: tenantPaths.list,
});

/** The TPA of the address, for its profile. */
export const tenantRecord = recordRoute({
  document: TenantDetailDocument,
  ask,
  record: ({ tenant }) => tenant,
  name: ({ name }) => name,
});

/** The TPA of the address with its settings. */
export const tenantSettingsRecord = recordRoute({
  document: TenantSettingsDocument,
  ask,
  record: ({ tenant }) => tenant,
  name: ({ name }) => name,
  home: ({ id }) => tenantLinks(id).profile,
});

/** What the form of a new TPA shows before it is saved. */
export const newTenantRecord = recordRoute({
  document: NewTenantDocument,
  ask: () => ({ variables: {}, otherwise: tenantPaths.list }),
  record: (data) => data,
});

/** Why TPA 1 has no deletion (P s4). */
export const PROTECTED_HINT = 'This TPA runs the installation and cannot be deleted.';

export const tenantDeletion: DeletionOf<{ id: string; name: string }> = {
  send: async (id) => (await sendMutation(DeleteTenantDocument, { id })).deleteTenant,
  list: 'tenants',
  nameOf: ({ name }) => name,
  question: () => 'Are you sure to delete this TPA?',
  done: () => 'TPA was deleted successfully.',
};
