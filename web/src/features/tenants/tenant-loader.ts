import type { PreloadedQueryRef } from '@apollo/client/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { loadDetail } from '../../lib/apollo/preload.ts';
import { NewTenantDocument } from './new-tenant.generated.ts';
import {
  TenantDetailDocument,
  type TenantDetailQuery,
  type TenantDetailQueryVariables,
} from './tenant-detail.generated.ts';
import {
  TenantSettingsDocument,
  type TenantSettingsQuery,
  type TenantSettingsQueryVariables,
} from './tenant-settings.generated.ts';
import { tenantLinks } from './tenant-links.ts';

export interface TenantRouteData {
  tenant: PreloadedQueryRef<
    TenantDetailQuery,
    TenantDetailQueryVariables,
    'complete' | 'streaming'
  >;
  /** Step of the breadcrumb. */
  name: string;
}

export interface TenantSettingsRouteData {
  tenant: PreloadedQueryRef<
    TenantSettingsQuery,
    TenantSettingsQueryVariables,
    'complete' | 'streaming'
  >;
  /** The TPA in the breadcrumb, and its profile. */
  name: string;
  profile: string;
}

/** Loads what the form of a new TPA shows before it is saved. */
export const newTenantLoader = () =>
  loadDetail(NewTenantDocument, {}, { found: () => true, otherwise: paths.tpa.list });
export type NewTenantRouteData = Awaited<ReturnType<typeof newTenantLoader>>;

/** Loads the TPA of the address. Unknown: the 404 page; any other failure leads to the list. */
export async function tenantLoader({
  params: { id = '' },
}: LoaderFunctionArgs): Promise<TenantRouteData> {
  const tenant = await loadDetail(
    TenantDetailDocument,
    { id },
    { found: (data) => data.tenant !== null, otherwise: paths.tpa.list },
  );
  const read = currentClient().readQuery({ query: TenantDetailDocument, variables: { id } });
  return { tenant, name: read?.tenant?.name ?? '' };
}

/** Loads the settings of the TPA of the address. */
export async function tenantSettingsLoader({
  params: { id = '' },
}: LoaderFunctionArgs): Promise<TenantSettingsRouteData> {
  const tenant = await loadDetail(
    TenantSettingsDocument,
    { id },
    { found: (data) => data.tenant !== null, otherwise: paths.tpa.list },
  );
  const read = currentClient().readQuery({ query: TenantSettingsDocument, variables: { id } });
  return { tenant, name: read?.tenant?.name ?? '', profile: tenantLinks(id).profile };
}
