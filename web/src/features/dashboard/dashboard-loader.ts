import type { PreloadedQueryRef } from '@apollo/client/react';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { loadViewer, type Viewer } from '../../lib/viewer/viewer.ts';
import {
  DashboardFiguresDocument,
  type DashboardFiguresQuery,
  type DashboardFiguresQueryVariables,
} from './dashboard.generated.ts';

export interface DashboardData {
  /** Which of the figures this viewer may see. */
  wanted: DashboardFiguresQueryVariables;
  /** Null for a viewer who may see none of them. */
  figures: PreloadedQueryRef<
    DashboardFiguresQuery,
    DashboardFiguresQueryVariables,
    'complete' | 'streaming'
  > | null;
}

const wantedFigures = ({ permissions }: Viewer): DashboardFiguresQueryVariables => ({
  companies: permissions.has('READ_ALL_COMPANIES'),
  locations: permissions.has('READ_ALL_LOCATIONS') || permissions.has('FE_VIEW_MY_LOCATION'),
  tenants: permissions.has('SUPER_ADMIN_MANAGE_TENANTS'),
  testPools:
    permissions.has('SUPER_ADMIN_TEST_POOL_VIEW') || permissions.has('FE_VIEW_COMPANY_TEST_POOLS'),
});

/** Asks for the figures that this viewer may see, all in one operation. */
export async function dashboardLoader(): Promise<DashboardData> {
  const wanted = wantedFigures(await loadViewer());
  const any = Object.values(wanted).includes(true);
  return { wanted, figures: any ? preloadQuery(DashboardFiguresDocument, wanted) : null };
}
