import { useReadQuery } from '@apollo/client/react';
import { useRouteLoaderData } from 'react-router-dom';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import type { TenantPartsFragment } from './tenant-detail.generated.ts';
import type { TenantRouteData, TenantSettingsRouteData } from './tenant-loader.ts';
import type { TenantSettingsQuery } from './tenant-settings.generated.ts';

/** Ids of the routes whose loaders read the TPA for the screens below them. */
export const tenantRouteIds = { profile: 'tenant', settings: 'tenant-settings' } as const;

/** The TPA of the current profile screen. */
export function useTenant(): TenantPartsFragment {
  const route = useRouteLoaderData<TenantRouteData>(tenantRouteIds.profile);
  if (!route) throw new NotFoundError();
  const { data } = useReadQuery(route.tenant);
  if (!data.tenant) throw new NotFoundError();
  return data.tenant;
}

/** The TPA of the current settings screen, with its settings. */
export function useTenantSettings(): NonNullable<TenantSettingsQuery['tenant']> {
  const route = useRouteLoaderData<TenantSettingsRouteData>(tenantRouteIds.settings);
  if (!route) throw new NotFoundError();
  const { data } = useReadQuery(route.tenant);
  if (!data.tenant) throw new NotFoundError();
  return data.tenant;
}
